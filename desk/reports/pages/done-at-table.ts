import { REMEDIES, type Remedy } from '../../../engine/model/penalties.ts'
import { doneInWords } from '../../../engine/wording/findings/done-steps.ts'
import { tilesNamed } from '../../../engine/wording/terms/tiles-in.ts'
import type { Ruling } from '../../contract/rulings.ts'
import { REMEDY_NAMES } from '../../messages/reports/labels.ts'
import type { IncidentData } from '../data/incident-schema.ts'
import type { Markup } from './markup.ts'
import { inBoth } from './parts.ts'
import type { Voice } from './voice.ts'

/** The steps in the words that the referee ticked: the steps of today follow from today's record. Without a tick nobody knows what was done. */
export const doneAtTable = (voice: Voice, { found }: IncidentData, { remedies, imposed, rules, supersededBy }: Ruling): Markup => {
  const steps = doneInWords(remedies, found && supersededBy === null ? { ...found, imposed, rules } : null)
  const done = inBoth((one) =>
    [...remedies.filter(isRemedy).map((remedy) => REMEDY_NAMES[remedy][one]), ...steps.map((step) => tilesNamed(step[one], one))].join(
      ' · ',
    ),
  )
  if (done.en === '') return voice.word((l) => l.notNoted)
  return voice.languages.length === 1 ? voice.say(done) : voice.sides(done)
}

const isRemedy = (word: string): word is Remedy => REMEDIES.some((remedy) => remedy === word)
