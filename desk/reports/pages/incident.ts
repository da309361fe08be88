import { FILLED_TEXTS, type FilledText } from '../../../db/log/vocabulary.ts'
import type { ByLanguage, Language } from '../../../engine/model/language.ts'
import { isRuleId } from '../../../engine/model/rule-ids.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { seatName } from '../../../engine/phrases/seats.ts'
import type { Description } from '../../../engine/wording/findings/describe.ts'
import { stepsDone, stepsInBoth } from '../../../engine/wording/findings/done-steps.ts'
import { caseInWords } from '../../../engine/wording/penalties/circumstances.ts'
import { penaltyName, penaltyWithWorth } from '../../../engine/wording/penalties/penalties.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-table.ts'
import { tilesNamed } from '../../../engine/wording/terms/tiles-in.ts'
import type { Correction, Reviewed, Ruling, ShownFinding, TakenBack } from '../../contract/rulings.ts'
import { doneLater, isStruckLater, type ReportLanguage } from '../../contract/vocabulary.ts'
import { LABELS } from '../../messages/reports/labels.ts'
import type { Picture } from '../../rulings/incidents/pictures.ts'
import type { IncidentData } from '../data/incident-schema.ts'
import { drawTable } from '../drawings/table.ts'
import { doneAtTable } from './done-at-table.ts'
import { namedOnPaper, signatures } from './incident-signatures.ts'
import { laterLines, laterName } from './later-lines.ts'
import { asMarkup, joinMarkup, joinTexts, linesOfText, type Markup, markup, NO_MARKUP } from './markup.ts'
import { pageOf, titleOf } from './page.ts'
import { inBoth, type LabelledValue, originOf, tableOf, versionLine } from './parts.ts'
import { citedRule, linesOfRuling, ruledBy } from './sheet-parts.ts'
import { type Voice, voiceOf } from './voice.ts'

/** The input of a part of the report: its data and its language. */
type Told = { readonly data: IncidentData; readonly voice: Voice; readonly pictureOf: PictureOf }

/** A picture by its number; undefined where its bytes were taken out of this copy. */
type PictureOf = (attachment: number) => Picture | undefined

/** The report of an incident as one HTML file, two pages of paper in the usual case. */
export const incidentHtml = (data: IncidentData, language: ReportLanguage, pictureOf: PictureOf): string => {
  const told = { data, voice: voiceOf(language), pictureOf }
  const name = `${told.voice.plain({ en: 'Incident', fr: 'Incident' })} ${data.incident.id}`
  return pageOf({
    voice: told.voice,
    title: titleOf(name, data.tournament.name),
    foot: titleOf(name, data.tournament.name, data.log.head.hash.slice(0, 16)),
    body: [header, standing, fact, noted, people, play, law, statements, decision, appeals, signatures, pictures, log].map((part) =>
      part(told),
    ),
  })
}

const header = ({ data, voice }: Told): Markup => {
  const { incident, tournament, hand, rules } = data
  const where = [
    ...(incident.round === null ? [] : [markup`${voice.word((l) => l.round)} ${incident.round}`]),
    ...(incident.table === '' ? [] : [markup`${voice.word((l) => l.table)} ${incident.table}`]),
    ...(hand ? [markup`${voice.word((l) => l.hand)} ${voice.say(inBoth((one) => handName(hand, one)))}`] : []),
    ...(!hand && data.fromMiddle ? [voice.word((l) => l.handNotNoted)] : []),
    ...(incident.event === null ? [] : [markup`${voice.word((l) => l.event)} ${incident.event}`]),
  ]
  return markup`<header><h1>${voice.word((l) => l.incident)} ${incident.id}</h1><p class="end">${tournament.name}<br>${joinTexts([tournament.place, voice.dayOf(tournament.date)], ', ')}</p>
<p>${where.length > 0 ? markup`${joinMarkup(where, ' · ')}<br>` : null}${voice.word((l) => l.opened)} ${voice.when(incident.openedAt)}, ${incident.by}</p><p class="end">${ruledBy(rules, voice)}<br>${voice.word((l) => l.written)} ${voice.whenHere(data.written)}</p></header>`
}

/** `East 3, 1 counter`; without counters they are not named. */
const handName = ({ wind, number, counters }: NonNullable<IncidentData['hand']>, language: Language): string => {
  const { counter, counters: several } = LABELS[language]
  return `${seatName(wind, language)} ${number}${counters === 0 ? '' : `, ${counters} ${counters === 1 ? counter : several}`}`
}

/** A ruling, with its incident if it is another one's. */
type Reported = Ruling & { readonly incident?: number }

/** The rulings here, and in other incidents on the same finding, in the order in which they were signed. */
const allRulings = ({ incident }: IncidentData): readonly Reported[] =>
  [...incident.rulings, ...(incident.besides ?? [])].toSorted((a, b) => a.id - b.id)

/** The rulings that hold now. */
const holding = (data: IncidentData): readonly Ruling[] =>
  allRulings(data).filter(({ takenBack, supersededBy }) => takenBack === null && supersededBy === null)

const hasSeveralPlayers = (rulings: readonly Ruling[]): boolean => new Set(rulings.map(({ player }) => player)).size > 1

/** The appeal whose outcome a ruling was, or that upheld it; an outcome before a later ruling is no longer in force. */
const onAppeal = ({ appeals }: IncidentData['incident'], { id }: Ruling) =>
  appeals.findLast(({ decided, ruling, takenBack }) => takenBack === null && decided !== null && (decided.ruling ?? ruling) === id)?.decided

const isClosed = ({ state }: IncidentData['incident']): boolean => state === 'closed' || state === 'closed-by-agreement'

/** The current outcome, before all else: a reader who stops after the fact must not take it for a fault that was overturned. */
const standing = ({ data, voice }: Told): Markup => {
  const { incident } = data
  const rulings = holding(data)
  const back = incident.takenBack
  const closing = isClosed(incident)
    ? incident.closings.findLast(({ how, takenBack }) => how !== 'reopened' && takenBack === null)
    : undefined
  if (rulings.length === 0 && !back && !closing) return NO_MARKUP
  const several = new Set(rulings.map(({ rule }) => rule)).size > 1
  const others = hasSeveralPlayers(rulings)
  const each = rulings.map((ruling) => {
    const decided = onAppeal(incident, ruling)
    const whom = others && ruling.player !== null ? markup`${namedOnPaper(ruling.player, ruling.signedFor)} · ` : null
    const rule = several ? markup`${voice.say(inBoth((one) => anyRuleName(ruling.rule, one)))}${voice.colon} ` : null
    const what = decided ? voice.word((l) => l.outcome[decided.outcome]) : voice.word((l) => l[ruling.decision])
    const strike = doneLater(ruling).find(({ strikes }) => strikes)
    const penalty = strike
      ? laterName(strike, voice)
      : isVoid(data, ruling)
        ? voice.word((l) => l.void)
        : voice.say(inBoth((one) => imposedName(data, ruling, one)))
    const imposed = strike ? penalty : markup`${voice.word((l) => l.imposed)}${voice.colon} ${penalty}`
    return markup`<p class="big">${whom}${rule}${what} · ${imposed}</p>`
  })
  const gone = back ? markup`<p class="big">${voice.word((l) => l.takenBack)} ${back.by}, ${voice.when(back.at)}</p>` : null
  const closed = closing ? markup`<p class="big">${voice.word((l) => l.closedHow[closing.how])}</p>` : null
  const review = incident.review ? markup`<p>${voice.word((l) => l.review)}</p>` : null
  const open = incident.appeals.filter(({ decided, takenBack }) => decided === null && takenBack === null)
  const waiting = open.map((appeal) => {
    const against = others ? rulings.find(({ id }) => id === appeal.ruling)?.player : null
    return markup`<p>${voice.word((l) => l.appeal)}${against ? markup` (${against})` : null}${voice.colon} ${voice.word((l) => l.undecided)}</p>`
  })
  return markup`<section><h2>${voice.word((l) => l.stands)}</h2>${gone}${each}${waiting}${closed}${review}</section>`
}

/** The penalty imposed, with the points that it costs. */
const imposedName = ({ penalties }: IncidentData, { id, imposed }: Ruling, language: Language): string =>
  penaltyWithWorth(imposed, penalties.find(({ ruling }) => ruling === id)?.worth ?? null, language)

/** Whether its penalty is void because a player won the same hand. */
const isVoid = ({ penalties }: IncidentData, { id }: Ruling): boolean =>
  penalties.some(({ ruling, void: by }) => ruling === id && by === 'win')

/** A sentence of the finding in words. */
const saying = (words: ByLanguage<Description>, pick: (said: Description) => string): ByLanguage<string> =>
  inBoth((one) => tilesNamed(pick(words[one]), one))

const fact = ({ data: { words, found, incident }, voice }: Told): Markup => {
  if (!words || !found) return NO_MARKUP
  const head = factHead(found, incident)
  const since = (one: 'en' | 'fr'): string => (head === 'happened' ? '' : ` (${LABELS[one].setAside[head]})`)
  return markup`<section class="level ${isSetAside(found) ? 'off' : found.finding.level}"><h2>${voice.word((l) => l[head])}</h2>${voice.sides(
    inBoth(
      (one) =>
        markup`<p class="name">${words[one].level}${{ en: ':', fr: ' :' }[one]} ${words[one].name}${since(one)}</p><p class="fact">${tilesNamed(words[one].fact, one)}</p>`,
    ),
  )}</section>`
}

/** The heading of the fact: a refuted finding gets the words for a former one. */
const factHead = (found: ShownFinding, { rulings }: IncidentData['incident']): 'happened' | 'hadFound' | 'wasFound' => {
  if (!isSetAside(found)) return 'happened'
  return rulings.some(({ takenBack, decision }) => takenBack === null && decision !== 'dismissed') ? 'hadFound' : 'wasFound'
}

/** Whether a referee dismissed the finding, at once or on appeal: it is reported, but charged to no player. */
const isSetAside = ({ state }: ShownFinding): boolean => state === 'dismissed'

/** A person's observation, if no finding says it, and the notes. */
const noted = ({ data: { incident, found }, voice }: Told): Markup => {
  const { rule, players, weight } = incident
  const rows: readonly LabelledValue[] = [
    ...(!found && rule !== null
      ? ([[voice.word((l) => l.seen), markup`${voice.say(inBoth((one) => anyRuleName(rule, one)))} <code>${rule}</code>`]] as const)
      : []),
    ...FILLED_TEXTS.flatMap((name) => (incident[name] === '' ? [] : [[voice.word((l) => l[name]), linesOfText(incident[name])] as const])),
    ...FILLED_TEXTS.flatMap((name) => formerly(incident, name, voice)),
    ...(players.length > 0 ? ([[voice.word((l) => l.concerned), joinTexts(players, ' · ')]] as const) : []),
  ]
  if (rows.length === 0 && weight === 'routine') return NO_MARKUP
  return markup`<section class="long">${weight === 'notable' ? markup`<p class="name">${voice.word((l) => l.notable)}</p>` : null}${tableOf(rows)}</section>`
}

/** The notes that were replaced or undone, each with its author. */
const formerly = ({ fillings, ...now }: IncidentData['incident'], name: FilledText, voice: Voice): readonly LabelledValue[] =>
  fillings.flatMap(({ [name]: text, by, at, takenBack }): readonly LabelledValue[] => {
    if (!text || (text === now[name] && takenBack === null)) return []
    const who = markup`<span class="by">${voice.word((l) => l.notedBy)} ${by}, ${voice.when(at)}${undone(takenBack, voice)}</span>`
    return [[voice.word((l) => l[name]), markup`${struck(true, linesOfText(text))}<br>${who}`]]
  })

const statements = ({ data: { incident }, voice }: Told): Markup => {
  if (incident.statements.length === 0) return NO_MARKUP
  const rows = incident.statements.map(({ role, saidBy, text, notedBy, at, takenBack }): LabelledValue => {
    const who = markup`${saidBy ?? '–'} (${voice.word((l) => l.role[role])})`
    return [
      who,
      markup`${struck(takenBack !== null, linesOfText(text))}<br><span class="by">${voice.word((l) => l.notedBy)} ${notedBy || voice.word((l) => l.nobodyNamed)}, ${voice.when(at)}${undone(takenBack, voice)}</span>`,
    ]
  })
  return markup`<section class="long"><h2>${voice.word((l) => l.statements)}</h2>${tableOf(rows)}</section>`
}

/** The attached pictures: the picture, its description and the hash of its bytes; of an undone one only that it was there, of one that a copy without names does not have, that. */
const pictures = ({ data: { incident }, voice, pictureOf }: Told): Markup => {
  if (incident.attachments.length === 0) return NO_MARKUP
  const parts = incident.attachments.map(({ id, name, note, addedBy, at, size, hash, takenBack }) => {
    const one = takenBack ? undefined : pictureOf(id)
    const shown = one ? asMarkup(`<img src="data:${one.type};base64,${one.base64}" alt="">`) : null
    return markup`<figure>${shown}<figcaption>${struck(takenBack !== null, markup`${note === '' ? name : note}`)} <span class="by">${voice.word((l) => l.addedBy)} ${addedBy}, ${voice.when(at)}${undone(takenBack, voice)}</span><br><span class="hash">${size === 0 ? voice.word((l) => l.pictureTakenOut) : `SHA-256 ${hash}`}</span></figcaption></figure>`
  })
  return markup`<section class="long"><h2>${voice.word((l) => l.pictures)}</h2>${parts}</section>`
}

/** Who took an entry back, on a line of its own. */
const undone = (takenBack: TakenBack | null, voice: Voice): Markup =>
  takenBack ? markup`<br>${voice.word((l) => l.takenBack)} ${takenBack.by}, ${voice.when(takenBack.at)}` : NO_MARKUP

const struck = (off: boolean, what: Markup): Markup => (off ? markup`<span class="struck">${what}</span>` : markup`<span>${what}</span>`)

/** The appeals, and each time that the incident was closed or reopened. */
const appeals = ({ data, voice }: Told): Markup => {
  const { appeals, closings } = data.incident
  const rulings = allRulings(data)
  const others = hasSeveralPlayers(rulings)
  const parts = appeals.map(({ appealedBy, grounds, notedBy, at, decided, takenBack, ruling }) => {
    const against = others ? rulings.find(({ id }) => id === ruling) : undefined
    const outcome = decided
      ? markup`<p class="big">${voice.word((l) => l.outcome[decided.outcome])}</p><p class="by">${voice.word((l) => l.by)} ${decided.by}, ${voice.when(decided.at)}</p>`
      : markup`<p class="big">${voice.word((l) => l.undecided)}</p>`
    const rows: readonly (LabelledValue | null)[] = [
      [
        voice.word((l) => l.appeal),
        markup`${struck(takenBack !== null, markup`${appealedBy ?? '–'}`)}, ${voice.word((l) => l.notedBy)} ${notedBy || voice.word((l) => l.nobodyNamed)}, ${voice.when(at)}`,
      ],
      against
        ? [
            voice.word((l) => l.decision),
            voice.say(
              inBoth((one) => [against.player ?? '–', anyRuleName(against.rule, one), penaltyName(against.imposed, one)].join(' · ')),
            ),
          ]
        : null,
      [voice.word((l) => l.grounds), linesOfText(grounds)],
      decided && [voice.word((l) => l.reason), linesOfText(decided.reason)],
    ]
    const back = takenBack ? markup`<p>${voice.word((l) => l.takenBack)} ${takenBack.by}, ${voice.when(takenBack.at)}</p>` : outcome
    return markup`${back}${tableOf(rows)}`
  })
  const ends = closings.map(({ how, reason, by, at, takenBack }) => {
    const name = struck(
      takenBack !== null,
      voice.word((l) => l.closedHow[how]),
    )
    return markup`<section><h2>${name}</h2><p>${linesOfText(reason)}</p><p class="by">${voice.word((l) => l.by)} ${by}, ${voice.when(at)}${undone(takenBack, voice)}</p></section>`
  })
  return markup`${parts.length > 0 ? markup`<section class="long"><h2>${voice.word((l) => l.appeal)}</h2>${parts}</section>` : null}${ends}`
}

/** The people at the table, if it happened at one. */
const people = (told: Told): Markup => (told.data.incident.table === '' ? NO_MARKUP : markup`<section>${seated(told)}</section>`)

const seated = ({ data, data: { people, incident }, voice }: Told): Markup => {
  const ruled = new Set(holding(data).flatMap(({ player }) => player ?? []))
  const rows = SEATS.map((seat) => {
    const player = people[seat]
    const cells = markup`<td class="short">${player?.number ?? ''}</td><td>${player?.name ?? '–'}</td><td class="short">${player?.country ?? ''}</td>`
    const isWho = ruled.size > 1 || incident.seat === null ? ruled.has(player?.name ?? '') : seat === incident.seat
    return markup`<tr${isWho ? asMarkup(' class="who"') : null}><td class="wind">${voice.say(inBoth((one) => seatName(seat, one)))}</td>${cells}<td>${isWho ? voice.word((l) => l.whom) : null}</td></tr>`
  })
  return markup`<h2>${voice.word((l) => l.people)}</h2><table class="people">${rows}</table>`
}

/** Whether it is about conduct, and nobody has named an act: the hand at that table is another matter. */
const isOfConduct = ({ found, incident }: IncidentData): boolean => {
  const rules = incident.rulings.map(({ rule }) => rule).concat(incident.rule ?? [])
  return !found && incident.event === null && rules.length > 0 && rules.every((rule) => !isRuleId(rule))
}

const play = (told: Told): Markup => {
  const { data, voice } = told
  const { view, acts, actsLeftOut, found, corrections = [] } = data
  if (!view || isOfConduct(data)) return NO_MARKUP
  const drawing = drawTable({ view, people: data.people, proof: found?.finding.because ?? [], voice })
  const list = acts.map(
    ({ number, text, said, proof, at }) =>
      markup`<li${proof ? markup` class="proof" title="${voice.plain(inBoth((one) => LABELS[one].proof))}"` : null}><span>${number}</span><p>${voice.languages.map((one) => markup`<span lang="${one}">${said[one]}</span>`)} <code>${text}</code>${corrections.filter((one) => one.number === number).map((one) => markup`<br>${corrected(one, voice)}`)}</p><i>${at === null ? '' : voice.time(at)}</i></li>`,
  )
  const removed = corrections.filter(({ text }) => text === null).map((one) => markup`<p>${corrected(one, voice)}</p>`)
  const middle = data.fromMiddle ? markup`<p>${voice.word((l) => l.middle)}</p>` : null
  const leftOut = actsLeftOut === undefined ? null : markup`<p>${voice.word((l) => l.actsLeftOut)}${voice.colon} ${actsLeftOut}</p>`
  const table = markup`<div class="drawn"><h2>${voice.word((l) => l.drawn)} ${view.event}</h2>${asMarkup(drawing)}</div>`
  const record = markup`<h2>${voice.word((l) => l.acts)}</h2>${middle}${leftOut}<ol class="acts">${list}</ol>${removed}`
  return markup`<section>${table}</section><section class="long${voice.languages.length === 1 ? '' : ' both'}">${record}</section>`
}

/** The line of an act before its correction, or that it was inserted, removed, or recorded concurrently; who did it, and when. */
const corrected = ({ was, text, by, at, concurrent }: Correction, voice: Voice): Markup => {
  const how = voice.word((l) => (concurrent ? l.concurrent : was === null ? l.inserted : text === null ? l.removed : l.wasBefore))
  const before = was === null ? null : markup`${voice.colon} <code class="struck">${was}</code>`
  return markup`<span class="by">${how}${before} · ${by === '' ? voice.word((l) => l.nobodyNamed) : by}, ${voice.when(at)}</span>`
}

const law = ({ data, voice }: Told): Markup => {
  const { words, found, proposed, proposedWhy, proposedWorth } = data
  if (!words || !found) return NO_MARKUP
  const isDismissed = found.ruling?.decision === 'dismissed'
  const done = stepsDone(
    found.ruling?.remedies ?? [],
    stepsInBoth((one) => words[one].steps),
    found.finding,
  )
  const steps = inBoth(
    (one) =>
      markup`<ul class="steps">${words[one].steps.map((step, n) => markup`<li${done.includes(n) ? markup` class="done" title="${LABELS[one].done}"` : null}>${tilesNamed(step, one)}</li>`)}</ul>`,
  )
  const earlier = found.earlier.map(
    ({ round, table, incident, imposed, at }) =>
      markup`<li>${round === null ? null : markup`${voice.word((l) => l.round)} ${round}, `}${voice.word((l) => l.table)} ${table} · ${voice.word((l) => l.incident)} ${incident}, ${voice.when(at)} · ${voice.say(inBoth((one) => penaltyName(imposed, one)))}</li>`,
  )
  const none = markup`<li>${voice.word((l) => l.none)}</li>`
  return markup`<section><h2>${voice.word((l) => l.law)} <code>${found.finding.rule}</code></h2>${voice.sides(
    inBoth((one) => markup`<p>${words[one].law}</p><p class="cite">${words[one].citation}</p>`),
  )}</section>
<section><h2>${voice.word((l) => l.wouldChange)}</h2>${voice.sides(saying(words, (said) => said.wouldChange))}</section>
${isDismissed ? null : markup`<section><h2>${voice.word((l) => l.todo)}</h2>${voice.sides(steps)}</section>`}
<section class="two"><div><h2>${voice.word((l) => l.proposed)}</h2><p class="big">${proposed ? voice.say(inBoth((one) => penaltyWithWorth(proposed, proposedWorth, one))) : null}</p>${proposedWhy?.en.map((why, n) => markup`<p class="cite">${voice.say({ en: why, fr: proposedWhy.fr[n] ?? why })}</p>`) ?? []}</div>
<div><h2>${voice.word((l) => l.earlier)}</h2><ul>${earlier.length > 0 ? earlier : none}</ul></div></section>`
}

const decision = (told: Told): Markup => {
  const { data, voice } = told
  const rulings = allRulings(data)
  const isDecided = rulings.some(({ takenBack }) => takenBack === null) || isClosed(data.incident)
  if (rulings.length === 0 && isDecided) return NO_MARKUP
  const none = isDecided ? null : markup`<p class="big">${voice.word((l) => l.noDecision)}</p>`
  return markup`<section class="long"><h2>${voice.word((l) => l.decision)}</h2>${rulings.map((ruling) => rulingRows(told, ruling))}${none}</section>`
}

const rulingRows = ({ data, voice }: Told, ruling: Reported): Markup => {
  // the incident's finding, which the page shows above: of another matter the ruling says it all
  const isOnFinding = data.words !== null && ruling.finding !== null
  const { decision, by, at, circumstance, minutes, proposed, player, signedFor, reason, remedies, takenBack, supersededBy, conflict } =
    ruling
  const gone = takenBack !== null || supersededBy !== null
  const later = allRulings(data).find(({ id }) => id === supersededBy)
  const overturning = later && onAppeal(data.incident, later)
  const isStruck = isStruckLater(ruling)
  const signedOn = data.signedOn?.find((one) => one.ruling === ruling.id)
  const rows: readonly (LabelledValue | null)[] = [
    (isOnFinding && signedFor === null) || player === null ? null : [voice.word((l) => l.whom), markup`${namedOnPaper(player, signedFor)}`],
    ...linesOfRuling({ ...ruling, penalty: ruling.imposed }, voice),
    isOnFinding
      ? null
      : [
          voice.word((l) => l.law),
          data.words === null
            ? voice.say(citedRule(ruling, ruling.rules))
            : markup`${voice.say(inBoth((one) => anyRuleName(ruling.rule, one)))} · ${voice.say(citedRule(ruling, ruling.rules))}`,
        ],
    circumstance === null && minutes === null
      ? null
      : [voice.word((l) => l.circumstance), voice.say(inBoth((one) => caseInWords(ruling, one)))],
    isOnFinding ? null : [voice.word((l) => l.proposed), voice.say(inBoth((one) => penaltyName(proposed, one)))],
    [
      voice.word((l) => l.imposed),
      struck(gone || isStruck || isVoid(data, ruling), voice.say(inBoth((one) => imposedName(data, ruling, one)))),
    ],
    signedOn ? [voice.word((l) => l.signedOn), voice.say(inBoth((one) => tilesNamed(signedOn.said[one], one)))] : null,
    // a later ruling itself says that it replaces the penalty
    ...laterLines(ruling, voice, later && [later.at]),
    // of a cancelled penalty nothing was carried out; of a superseded ruling what was done stays so
    takenBack !== null || (supersededBy === null ? isStruck : remedies.length === 0)
      ? null
      : [voice.word((l) => l.carriedOut), doneAtTable(voice, data, ruling)],
    [voice.word((l) => l.reason), linesOfText(reason)],
  ]
  const marks = [
    ...(ruling.incident === undefined ? [] : [markup`${voice.word((l) => l.incident)} ${ruling.incident}`]),
    ...(takenBack ? [markup`${voice.word((l) => l.takenBack)} ${takenBack.by}, ${voice.when(takenBack.at)}`] : []),
    ...(supersededBy === null
      ? []
      : [
          markup`${voice.word((l) => (overturning?.ruling === supersededBy ? l.outcome[overturning.outcome] : l.superseded))}${later ? markup` (${later.by}, ${voice.when(later.at)})` : null}`,
        ]),
    ...(conflict === null ? [] : [voice.word((l) => l.conflict)]),
    ...(isVoid(data, ruling) ? [voice.word((l) => l.void)] : []),
  ].map((mark) => markup`<p>${mark}</p>`)
  const reviews = data.incident.reviewed.filter((review) => review.ruling === ruling.id).map((review) => reviewed(review, voice))
  const appealed = onAppeal(data.incident, ruling)
  const said = voice.word((l) => (appealed?.ruling === ruling.id ? l.outcome[appealed.outcome] : l[decision]))
  return markup`<div class="ruling"><p class="big"><span${gone ? asMarkup(' class="struck"') : null}>${said}</span></p><p class="by">${voice.word((l) => l.by)} ${by}, ${voice.when(at)}</p>${marks}${tableOf(rows)}${reviews}</div>`
}

/** A referee's review of a ruling whose record had changed. */
const reviewed = ({ outcome, reason, by, at, takenBack }: Reviewed, voice: Voice): Markup => {
  const what = struck(
    takenBack !== null,
    voice.word((l) => l.reviewed[outcome]),
  )
  return markup`<p>${what}${voice.colon} ${linesOfText(reason)}<br><span class="by">${by}, ${voice.when(at)}${undone(takenBack, voice)}</span></p>`
}

const log = ({ data: { log, incident, version }, voice }: Told): Markup => {
  const entry = incident.rulings.some(({ takenBack }) => takenBack === null)
    ? voice.word((l) => l.rulingEntry)
    : voice.word((l) => l.incidentEntry)
  return markup`<footer>${versionLine(version, voice)}<h2>${voice.word((l) => l.log)}</h2><p>${entry} ${log.entry.seq}</p><p class="hash">${log.entry.hash}</p>${originOf(log.head, voice)}</footer>`
}
