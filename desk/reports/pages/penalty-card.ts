import { CONDUCT_IDS } from '../../../engine/model/conduct.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { worthOf } from '../../../engine/rulebook/penalties/ladders.ts'
import { type CardGroup, type CardLine, penaltyCard } from '../../../engine/rulebook/penalties/penalty-card.ts'
import { conductProposal } from '../../../engine/wording/penalties/conduct-proposal.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { caseName } from '../../../engine/wording/penalties/penalty-cases.ts'
import { ruleName } from '../../../engine/wording/rules/rule-table.ts'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import { RULE_PAGE_WORDS } from '../../messages/reports/rules.ts'
import { type Markup, markup, NO_MARKUP } from './markup.ts'
import { pageOf } from './page.ts'
import { inBoth } from './parts.ts'
import { conductSection, headerOf, ladderSection, ownMark, titlesOf } from './rule-sheet.ts'
import { type Voice, voiceOf } from './voice.ts'

/** The penalties of a rule set on one page of A4, from a chombo down, for a referee's pocket. */
export const penaltyCardHtml = (rules: RuleSet, language: ReportLanguage): string => {
  const voice = voiceOf(language)
  const groups = penaltyCard(rules)
  const worth = worthOf(rules, { kind: 'chombo' })
  const conduct = CONDUCT_IDS.filter((id) => rules.conduct[id]).map((id) => 1 + conductProposal(id, rules, 'fr').length / LETTERS)
  const lines = [...groups.map(({ lines }) => lines.length), ...conduct].reduce((sum, one) => sum + one, 0) + 3 * rules.ladders.length
  const size = Math.min(LARGEST, ROOM / ((language === 'both' ? BROKEN_IN_BOTH : BROKEN) * lines + HEADS))
  return pageOf({
    voice,
    ...titlesOf(rules, RULE_PAGE_WORDS.card, voice),
    body: [
      headerOf(rules, RULE_PAGE_WORDS.card, voice),
      markup`<div class="card">${worth ? markup`<p class="worth">${voice.say(RULE_PAGE_WORDS.chombo)} ${voice.say(inBoth((one) => penaltyName({ kind: 'points', ...worth }, one)))}</p>` : NO_MARKUP}
${groups.map((group) => groupOf(group, voice))}${conductSection(rules, voice)}${ladderSection(rules, voice)}</div>`,
    ],
    style: `${CARD_STYLE}.card { font: 400 ${size * 0.78}px/${size}px var(--sans); }`,
  })
}

/** The room on the page, in pixels of text over both columns, and the largest line. */
const ROOM = 1880
const LARGEST = 16
/** Lines on paper for each line of the card, and for the headings. */
const BROKEN = 1.05
const BROKEN_IN_BOTH = 1.45
const HEADS = 16
/** Letters of a line. */
const LETTERS = 50

const groupOf = ({ kind, lines }: CardGroup, voice: Voice): Markup =>
  markup`<section class="flow"><h2>${voice.say(groupName(kind))}</h2><ul>${lines.map((line) => lineOf(line, voice))}</ul></section>`

const groupName = (kind: CardGroup['kind']): ByLanguage<string> => {
  if (kind === 'none') return RULE_PAGE_WORDS.noPenalty
  if (kind === 'points') return POINTS
  return inBoth((one) => penaltyName({ kind }, one))
}
const POINTS: ByLanguage<string> = { en: 'Points', fr: 'Points' }

const lineOf = ({ rule, case: only, section, penalty, house }: CardLine, voice: Voice): Markup => {
  const amount = 'unit' in penalty ? markup`, ${voice.say(inBoth((one) => penaltyName(penalty, one)))}` : NO_MARKUP
  const text = inBoth((one) => [ruleName(rule, one), caseName(only, one)].filter((part) => part !== '').join(', '))
  return markup`<li>${voice.say(text)}${amount}${section ? markup` <i>${section}</i>` : ownMark(house, voice)}</li>`
}

const CARD_STYLE = `
@page { margin: 9mm 9mm 11mm; }
header { padding-bottom: 4px; } header h1 { font: 600 18px/22px var(--sans); }
.card { columns: 2; column-gap: 16px; padding-top: 4px; }
.card section { padding: 3px 0; border-bottom: 0; break-inside: auto; } .card h2 { font-size: 1.15em; line-height: 1.4; font-weight: 600; color: var(--ink); border-bottom: 1px solid var(--ink); margin-bottom: 2px; }
.card section.flow > h2::after { content: none; }
.card li { padding-left: 8px; text-indent: -8px; break-inside: avoid; } .card i { font-style: normal; color: var(--ink-2); white-space: nowrap; } .worth { font-weight: 600; }
`
