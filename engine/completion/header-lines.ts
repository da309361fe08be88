import { nextDeal } from '../model/game-form.ts'
import type { ByLanguage } from '../model/language.ts'
import type { TableView } from '../table/table-view.ts'
import type { CandidateLine } from './completion.ts'

/** The header lines with their meanings; the hand after this one first. */
export const headerLines = (view: TableView): readonly CandidateLine[] => [...handLines(view), ...HEADERS]

/** The header lines before the first act of a hand: where the record starts, and the state of a table recorded from the middle. */
export const startLines = (view: TableView): readonly CandidateLine[] => {
  const { event, ended, from } = view
  if (event > 0 || ended) return []
  if (from === 'deal') return HEADERS.filter(({ line }) => line === MIDDLE)
  return HEADERS.filter(({ line }) => LYING.includes(line) && !isSaid(line, view))
}

/** Whether a header line is already entered. The wall and the dora have one line; the others may have four. */
const isSaid = (line: string, { wall, dora }: TableView): boolean =>
  (line === '@wall ' && wall !== null) || (line === '@dora ' && dora.some((tile) => tile !== '?'))

/** The meaning of a header line that is being typed. */
export const headerMeaning = (text: string): ByLanguage<string> | undefined =>
  [HAND, ...HEADERS].find(({ line }) => line.split(' ', 1)[0] === text.split(' ', 1)[0])?.explains

/**
 * The next hand; after the last deal of a wind the wind changes. Without any record it is the first hand. After a hand that was not noted
 * its name is unknown, and the line leaves it open.
 */
export const nextHandLine = (view: EndedView): string => nextHandLines(view)[0].line

/** The next hand, then the other that may follow: the dealer stays, or the deal passes. */
export const nextHandLines = ({ hand, from, form, ended, dealerStays }: EndedView): readonly [CandidateLine, ...CandidateLine[]] => {
  if (!hand) return [header(from === 'middle' ? '@hand ' : '@hand E1 0', HAND.explains.en, HAND.explains.fr)]
  const { wind, number } = nextDeal(hand, form)
  const passes = header(
    `@hand ${wind}${number} ${ended === 'win' || ended === null ? 0 : hand.counters + 1}`,
    HAND.explains.en,
    HAND.explains.fr,
  )
  const stays = header(`@hand ${hand.wind}${hand.number} ${hand.counters + 1}`, 'the dealer stays', 'le donneur reste')
  return dealerStays ? [stays, passes] : [passes, stays]
}

type EndedView = Pick<TableView, 'hand' | 'from' | 'form' | 'ended' | 'dealerStays'>

const handLines = (view: TableView): readonly CandidateLine[] => [...nextHandLines(view), HAND]

const MIDDLE = '@from middle'
const LYING: readonly string[] = ['@wall ', '@dora ', '@river E ', '@meld ', '@riichi E', '@hold E ', '@scores ']

const header = (line: string, en: string, fr: string): CandidateLine => ({ line, explains: { en, fr }, due: false })

const HAND = header('@hand ', 'a new hand: wind, number, counters', 'une nouvelle donne : vent, numéro, compteurs')

const HEADERS: readonly CandidateLine[] = [
  header(MIDDLE, 'the record starts in mid-hand', 'le relevé commence en cours de donne'),
  header('@wall ', 'tiles left in the wall, or ?', 'tuiles restant au mur, ou ?'),
  header('@dora ', 'the first dora indicator', 'le premier indicateur de dora'),
  header('@river E ', 'discards made before, ^ if claimed', 'écarts déjà faits, ^ si réclamé'),
  header('@meld ', 'a group that lies there: S pon 5p W', 'un groupe déjà posé : S pon 5p W'),
  header('@riichi E', 'has declared riichi before', 'a déjà déclaré riichi'),
  header('@hold E ', 'concealed tiles, if known', 'tuiles cachées, si on les connaît'),
  header('@scores ', 'points of E S W N', 'points de E S O N'),
  header('@deal E ', 'the 13 tiles dealt, if known', 'les 13 tuiles de départ, si on les connaît'),
  header('@displayed complete', 'the headers say all that lies there', 'les en-têtes disent tout ce qui est posé'),
  header('@players ', 'names of E S W N, in quotes', 'noms de E S O N, entre guillemets'),
  header('@rules ', 'the rule set of this hand', 'le règlement de cette main'),
  header('@set ', 'a setting of the rule set', 'un réglage du règlement'),
  header('@game', 'a new game begins', 'une nouvelle partie commence'),
]
