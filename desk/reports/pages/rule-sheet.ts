import { CONDUCT_IDS } from '../../../engine/model/conduct.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { RULE_IDS } from '../../../engine/model/rule-ids.ts'
import type { RuleSet } from '../../../engine/model/rule-set.ts'
import { ownLadder } from '../../../engine/rulebook/penalties/conduct-penalties.ts'
import { type RuleInSet, ruleInSet } from '../../../engine/rulebook/rule-in-edition.ts'
import { conductName } from '../../../engine/wording/penalties/conduct.ts'
import { conductProposal } from '../../../engine/wording/penalties/conduct-proposal.ts'
import { HOUSE_RULE, ladderLines } from '../../../engine/wording/penalties/ladder-lines.ts'
import { penaltyInCase } from '../../../engine/wording/penalties/penalty-cases.ts'
import { levelName, ruleLaw, ruleName } from '../../../engine/wording/rules/rule-table.ts'
import { inForceSince, ruleSetLine, ruleSetName, sectionsNote } from '../../../engine/wording/terms/rule-sets.ts'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import { RULE_PAGE_WORDS } from '../../messages/reports/rules.ts'
import { type Markup, markup, NO_MARKUP } from './markup.ts'
import { pageOf, titleOf } from './page.ts'
import { inBoth } from './parts.ts'
import { type Voice, voiceOf } from './voice.ts'

/** All rules of a rule set for paper: name and law, level, penalty by case, sections; then conduct, and what it does not raise. */
export const ruleSheetHtml = (rules: RuleSet, language: ReportLanguage): string => {
  const voice = voiceOf(language)
  const said = RULE_IDS.map((id) => ({ id, in: ruleInSet(id, rules) }))
  const raised = said.filter(({ in: { level } }) => level !== null)
  const silent = said.filter(({ in: { level } }) => level === null)
  const word = RULE_PAGE_WORDS
  return pageOf({
    voice,
    ...titlesOf(rules, word.sheet, voice),
    body: [
      headerOf(rules, word.sheet, voice),
      markup`<section class="flow long"><table class="rules"><thead><tr>${[word.rule, word.level, word.penalty, word.section].map(
        (name) => markup`<th scope="col">${voice.say(name)}</th>`,
      )}</tr></thead><tbody>${raised.map(
        ({ id, in: inSet }) =>
          markup`<tr><td><b>${voice.say(inBoth((one) => ruleName(id, one)))}</b> <code>${id}</code>${voice.sides(
            inBoth((one) => ruleLaw(id, rules, one)),
          )}</td><td>${voice.say(inBoth((one) => (inSet.level ? levelName(inSet.level, one) : '')))}${ownMark(inSet.house.includes('level'), voice)}</td><td>${penalties(inSet, voice)}</td><td>${
            inSet.sections.join(', ') || '—'
          }</td></tr>`,
      )}</tbody></table></section>`,
      conductSection(rules, voice),
      ladderSection(rules, voice),
      silent.length === 0
        ? NO_MARKUP
        : markup`<section class="flow silent"><h2>${voice.say(word.silent)}</h2><ul>${silent.map(
            ({ id }) => markup`<li>${voice.say(inBoth((one) => ruleName(id, one)))}</li>`,
          )}</ul></section>`,
      markup`<footer><p>${voice.say(word.owner)}</p></footer>`,
    ],
    style:
      '.silent ul { columns: 2; } .rules td { width: auto; } .rules td:first-child { width: 52%; } .rules :is(th, td:nth-child(2)) { white-space: nowrap; } .rules .sides, .rules td > div { color: var(--ink-2); }',
  })
}

/** The title of a page about a rule set, and its foot. */
export const titlesOf = (rules: RuleSet, name: ByLanguage<string>, voice: Voice) => {
  const title = titleOf(voice.plain(name), voice.plain(inBoth((one) => ruleSetName(rules, one))))
  return { title, foot: title }
}

/** The head of a page about a rule set: its name, since when it is in force, or what house rules are based on, and how its sections are known. */
export const headerOf = (rules: RuleSet, name: ByLanguage<string>, voice: Voice): Markup => {
  const { en, fr } = inBoth((one) => (rules.house ? ruleSetLine(rules, one) : inForceSince(rules.texts, one)))
  const known = inBoth((one) => sectionsNote(rules, one))
  const sections = known.en === '' ? NO_MARKUP : markup`<p>${voice.say(RULE_PAGE_WORDS.sections)}${voice.colon} ${voice.say(known)}</p>`
  return markup`<header><h1>${voice.say(inBoth((one) => ruleSetName(rules, one)))}</h1><p class="end">${voice.say(name)}</p>${
    en === null || fr === null ? NO_MARKUP : markup`<p>${voice.say({ en, fr })}</p>`
  }${sections}</header>`
}

const penalties = ({ proposals }: RuleInSet, voice: Voice): readonly Markup[] =>
  proposals.map(
    (proposal) =>
      markup`<p>${voice.say(inBoth((one) => penaltyInCase(proposal, one)))}${
        proposal.section ? markup` <span class="small">${proposal.section}</span>` : ownMark(proposal.house, voice)
      }</p>`,
  )

/** The mark of what is the tournament's own rule, and not the edition's. */
export const ownMark = (isOwn: boolean, voice: Voice): Markup => (isOwn ? markup` <i>${voice.say(HOUSE_RULE)}</i>` : NO_MARKUP)

/** Conduct with what the rule set proposes for it; nothing where it names no conduct. */
export const conductSection = (rules: RuleSet, voice: Voice): Markup => {
  const lines = CONDUCT_IDS.filter((id) => rules.conduct[id]).map(
    (id) =>
      markup`<li><b>${voice.say(inBoth((one) => conductName(id, one)))}</b>${voice.colon} ${voice.say(
        inBoth((one) => conductProposal(id, rules, one)),
      )}${ownMark(ownLadder(rules, id) !== undefined, voice)}</li>`,
  )
  if (lines.length === 0) return NO_MARKUP
  return markup`<section class="flow conduct"><h2>${voice.say(RULE_PAGE_WORDS.conduct)}</h2><ul>${lines}</ul></section>`
}

/** The ladders of repeated faults; nothing where the rule set has none. */
export const ladderSection = (rules: RuleSet, voice: Voice): Markup => {
  const [en, fr] = [ladderLines(rules, 'en'), ladderLines(rules, 'fr')]
  if (en.length === 0) return NO_MARKUP
  const lines = en.map((line, n) => markup`<li>${voice.say({ en: line, fr: fr[n] ?? '' })}</li>`)
  return markup`<section class="flow"><h2>${voice.say(RULE_PAGE_WORDS.ladders)}</h2><ul>${lines}</ul></section>`
}
