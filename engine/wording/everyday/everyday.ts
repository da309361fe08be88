import type { ConductId } from '../../model/conduct.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import { CONDUCT } from './conduct.ts'
import type { Everyday } from './everyday-words.ts'
import { PLAY } from './play.ts'
import { RECORD_AND_TILES } from './record-and-tiles.ts'
import { RIICHI_AND_WINS } from './riichi-and-wins.ts'

/** The everyday words of every rule and conduct; a missing one does not compile. */
export const EVERYDAY: Readonly<Record<RuleId | ConductId, Everyday>> = { ...PLAY, ...RIICHI_AND_WINS, ...RECORD_AND_TILES, ...CONDUCT }
