import type { Hand } from '../../engine/model/table-file.ts'
import { someQuiet } from './made-up-claims.ts'
import { type Injector, inForce, type Levels, scriptUpTo, whileQuiet, withEvents } from './script.ts'
import { free } from './story.ts'

const OTHER_WORD: Levels = { ...inForce('advice', 'violation', 'violation'), 'ema-2016': 'violation' }
const WITHDRAWN = inForce('advice', 'violation', 'violation')

const hasOneWin = ({ events }: Hand): boolean =>
  events.filter((event) => event.verb === 'call' && (event.call === 'ron' || event.call === 'tsumo')).length === 1

const CONFUSED: Levels = { ...inForce('advice', 'violation', 'question'), 'ema-2016': 'advice' }

/** The win of the record by another word. */
const winCalled = (how: string, other: (call: 'ron' | 'tsumo') => string, levels: Levels): Injector => ({
  rule: 'call.word',
  how,
  needs: hasOneWin,
  inject: (story) => {
    const { events } = story.hand
    const at = events.findIndex((event) => event.verb === 'call' && (event.call === 'ron' || event.call === 'tsumo'))
    const win = events[at]
    const shown = events.findIndex((event, i) => i > at && event.verb === 'reveal' && event.actor === win?.actor)
    if (win?.verb !== 'call' || shown < 0) return null
    const said = events.map((event, i) => (i === at ? { ...win, said: other(win.call === 'tsumo' ? 'tsumo' : 'ron') } : event))
    return {
      hand: withEvents(story, said),
      expected: [{ rule: 'call.word', seat: win.actor, event: shown + 1, levels }],
    }
  },
})

const pungWithdrawn: Injector = {
  rule: 'claim.changed',
  how: 'a pung called and withdrawn before any tile is shown',
  inject: (story, dice) => {
    for (const { at, discard, table } of someQuiet(story, dice)) {
      const [by] = dice.shuffled(free(table, discard.actor))
      if (!by) continue
      const script = scriptUpTo(story, at + 1)
      const event = script.write({ actor: by, verb: 'call', call: 'pon' }, { actor: by, verb: 'retract' })
      script.write(...whileQuiet(story.hand.events.slice(at + 1), by))
      return { hand: withEvents(story, script.events()), expected: [{ rule: 'claim.changed', seat: by, event, levels: WITHDRAWN }] }
    }
    return null
  },
}

export const CALL_WORDS: readonly Injector[] = [
  winCalled('the win of the record, called hu', () => 'hu', OTHER_WORD),
  winCalled('the win of the record, ron called tsumo or tsumo called ron', (call) => (call === 'ron' ? 'tsumo' : 'ron'), CONFUSED),
  pungWithdrawn,
]
