import type { ByLanguage, Language } from '../../engine/model/language.ts'
import { wordsByLanguage } from '../../engine/model/words-by-language.ts'
import { formatNumber } from '../../engine/phrases/numbers.ts'
import { SEMICOLON } from '../../engine/phrases/typeset.ts'
import { penaltyName } from '../../engine/wording/penalties/penalties.ts'
import { anyRuleName } from '../../engine/wording/rules/rule-table.ts'
import type { Amount, PenaltyInForce, PlayerChange } from '../contract/reports.ts'

type Change = Omit<PlayerChange, 'text'>

export const changeWords = {
  player: (change: Change): ByLanguage<string> => ({ en: changed(change, 'en'), fr: changed(change, 'fr') }),
  outdated: { en: 'outdated: the record has changed since', fr: 'périmé : le relevé a changé depuis' } as ByLanguage<string>,
  holds: { en: 'up to date', fr: 'à jour' } as ByLanguage<string>,
  unknown: { en: 'not compared: make it again', fr: 'non comparé : refaites-le' } as ByLanguage<string>,
  otherwise: {
    en: 'no penalty changed, but another part of the report did',
    fr: 'aucune pénalité n’a changé, mais une autre partie du rapport a changé',
  } as ByLanguage<string>,
  none: { en: 'no report has been made yet', fr: 'aucun rapport n’a encore été établi' } as ByLanguage<string>,
}

const WORDS = wordsByLanguage({
  nobody: { en: 'No player named', fr: 'Aucun joueur nommé' },
  table: { en: 'table points', fr: 'points de table' },
  tournament: { en: 'tournament points', fr: 'points de tournoi' },
  gone: { en: 'no longer in force', fr: 'plus en vigueur' },
  added: { en: 'new', fr: 'nouveau' },
  round: { en: 'round', fr: 'ronde' },
  at: { en: 'table', fr: 'table' },
  sep: { en: ': ', fr: ' : ' },
})

const changed = ({ player, number, gone, added, tablePoints, tournamentPoints }: Change, language: Language): string => {
  const words = WORDS[language]
  const parts = [
    ...amount(tournamentPoints, words.tournament, language),
    ...amount(tablePoints, words.table, language),
    ...listed(words.gone, gone, language),
    ...listed(words.added, added, language),
  ]
  return `${player ?? words.nobody}${number === null ? '' : ` (${number})`}${words.sep}${parts.join(`${SEMICOLON[language]} `)}`
}

const amount = ({ before, after }: Amount, unit: string, language: Language): readonly string[] =>
  before === after ? [] : [`${formatNumber(before, language)} → ${formatNumber(after, language)} ${unit}`]

const listed = (what: string, penalties: readonly PenaltyInForce[], language: Language): readonly string[] =>
  penalties.length === 0 ? [] : [`${what}${WORDS[language].sep}${penalties.map((one) => named(one, language)).join(', ')}`]

const named = ({ round, table, rule, penalty }: PenaltyInForce, language: Language): string => {
  const words = WORDS[language]
  const where = [round === null ? '' : `${words.round} ${round}`, table === null ? '' : `${words.at} ${table}`].filter(Boolean)
  return `${penaltyName(penalty, language)} (${[anyRuleName(rule, language), ...where].join(', ')})`
}
