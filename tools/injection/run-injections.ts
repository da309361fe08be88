import { formatTable } from '../../engine/notation/format/format-table.ts'
import { diceOf } from '../generator/dice.ts'
import { CALL_WORDS } from './call-words.ts'
import { CIRCUMSTANCES } from './circumstances.ts'
import { CLAIM_STEPS } from './claim-steps.ts'
import { CLAIM_VOID } from './claim-void.ts'
import { CONDUCT } from './conduct.ts'
import { DRAW_AND_DEAL } from './draw-and-deal.ts'
import { EDITIONS_IN_FORCE } from './editions-in-force.ts'
import { GROUP_AND_RIICHI } from './group-and-riichi.ts'
import { judgeInjected } from './judge-injected.ts'
import { KONGS } from './kong.ts'
import type { CleanHand } from './real-hands.ts'
import { RIICHI_KONGS } from './riichi-kong.ts'
import type { Injected, Injector } from './script.ts'
import { type Story, storyOf } from './story.ts'
import { SWAP_AND_TURN } from './swap-and-turn.ts'
import { WINS } from './win.ts'
import { WINDOWS } from './windows.ts'

export const INJECTORS: readonly Injector[] = [
  ...CLAIM_STEPS,
  ...CLAIM_VOID,
  ...SWAP_AND_TURN,
  ...KONGS,
  ...GROUP_AND_RIICHI,
  ...RIICHI_KONGS,
  ...WINS,
  ...CONDUCT,
  ...DRAW_AND_DEAL,
  ...CALL_WORDS,
  ...EDITIONS_IN_FORCE,
  ...WINDOWS,
  ...CIRCUMSTANCES,
]

/**
 * The results of one injector. `tried`: injections; `expected`: judgments by a rule set that knows the fault; `found`: hits; `extra`: other
 * findings.
 */
export type Tally = { readonly injector: Injector; tried: number; expected: number; found: number; extra: number }

/** One failure: the rule set and the table. */
export type Failure = {
  readonly injector: Injector
  readonly rules: string
  readonly missed: readonly string[]
  readonly extra: readonly string[]
  readonly table: string
}

/** Maximum number of hands searched for a place where a fault fits. */
const MOST_LOOKED_AT = 400

/** Injects faults into random hands, cycling through the injectors. */
export const runInjections = (
  hands: readonly CleanHand[],
  options: { readonly count: number; readonly seed: number; readonly only?: string },
) => {
  const injectors = INJECTORS.filter(({ rule, how }) => options.only === undefined || `${rule} ${how}`.includes(options.only))
  const tallies = injectors.map((injector): Tally => ({ injector, tried: 0, expected: 0, found: 0, extra: 0 }))
  const suited = injectors.map(({ needs }) => hands.filter(({ hand }) => needs?.(hand) ?? true))
  const failures: Failure[] = []
  const stories = new Map<CleanHand, Story>()
  /** Injectors that fit no hand. */
  const without = new Set<Injector>()
  const dice = diceOf(options.seed)
  for (let i = 0; i < options.count; i++) {
    const which = i % injectors.length
    const [injector, tally, among] = [injectors[which], tallies[which], suited[which]]
    if (!injector || !tally || without.has(injector)) continue
    const place = findPlace()
    if (!place) {
      if (tally.tried === 0) without.add(injector)
      continue
    }
    tally.tried++
    for (const { rules, expected, missed, extra } of judgeInjected(place.clean, place.injected)) {
      tally.expected += expected.length
      tally.found += expected.length - missed.length
      tally.extra += extra.length
      if (missed.length + extra.length > 0) failures.push({ injector, rules, missed, extra, table: tableOf(place.injected) })
    }

    function findPlace(): { readonly clean: CleanHand; readonly injected: Injected } | null {
      for (let look = 0; look < MOST_LOOKED_AT && among && among.length > 0; look++) {
        const clean = dice.pick(among)
        const injected = injector?.inject(storyFor(clean), dice)
        if (injected) return { clean, injected }
      }
      return null
    }
  }
  return { tallies, failures }

  function storyFor(clean: CleanHand): Story {
    const known = stories.get(clean)
    if (known) return known
    if (stories.size > 300) stories.clear()
    const story = storyOf(clean.hand, clean.settings)
    stories.set(clean, story)
    return story
  }
}

const tableOf = ({ hand, settings = [] }: Injected): string => formatTable({ settings, expectations: [], games: [{ hands: [hand] }] })
