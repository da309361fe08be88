import { entryName } from '../../../engine/wording/record/log-entries.ts'
import { type DoneLater, doneLater } from '../../contract/vocabulary.ts'
import { linesOfText, type Markup, markup } from './markup.ts'
import { inBoth, type LabelledValue } from './parts.ts'
import type { Voice } from './voice.ts'

/** The name of an act on a penalty after its ruling. */
export const laterName = ({ act }: DoneLater, voice: Voice): Markup => voice.say(inBoth((one) => entryName(`penalty-${act}`, one)))

/** A line for each act on a penalty after its ruling: when, who, and what was entered. `unless`: the moments of rulings that say it themselves. */
export const laterLines = (
  penalty: Parameters<typeof doneLater>[0],
  voice: Voice,
  unless: readonly Date[] = [],
): readonly LabelledValue[] =>
  doneLater(penalty)
    .filter(({ at }) => !unless.some((moment) => moment.getTime() === at.getTime()))
    .map((done) => {
      const texts = done.texts.map((text) => markup`${voice.colon} ${linesOfText(text)}`)
      return [laterName(done, voice), markup`${voice.when(done.at)}, ${done.by}${texts}`] as const
    })
