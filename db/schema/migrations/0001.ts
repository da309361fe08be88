import { conflicts } from './0001/conflicts.ts'
import { incidents } from './0001/incidents.ts'
import { log } from './0001/log.ts'
import { penalties } from './0001/penalties.ts'
import { people } from './0001/people.ts'
import { play } from './0001/play.ts'
import { rounds } from './0001/rounds.ts'
import { rulings } from './0001/rulings.ts'
import { undo } from './0001/undo.ts'

/** Everything that a file of Shinpan 0.1 consists of. Editable until 0.1.0 is tagged; from that tag on a change is a new migration. */
export const firstSchema = [log, people, rounds, play, incidents, rulings, penalties, undo, conflicts].join('')
