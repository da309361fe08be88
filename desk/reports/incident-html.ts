import type { ByLanguage } from '../../engine/language.ts'
import { REMEDIES, type Remedy } from '../../engine/penalties.ts'
import { SEATS } from '../../engine/seats.ts'
import { conductName } from '../../engine/words/conduct.ts'
import { penaltyName } from '../../engine/words/penalties.ts'
import { ruleSetName } from '../../engine/words/rule-sets.ts'
import type { Ruling } from '../contract.ts'
import { html } from './html.ts'
import type { IncidentData } from './incident-data.ts'
import { LABELS, REMEDY_NAMES } from './labels.ts'
import { REPORT_STYLE } from './report-style.ts'
import { drawTable } from './table-drawing.ts'

/** The report of an incident as one HTML file: nothing outside it, no script, every name escaped. */
export const incidentHtml = (data: IncidentData): string => {
  const { language, incident, tournament } = data
  const label = LABELS[language]
  const title = `${label.incident} ${incident.id} · ${tournament.name}`
  const parts = [
    header(data),
    fact(data),
    noted(data),
    people(data),
    play(data),
    law(data),
    statements(data),
    decision(data),
    appeals(data),
    signatures(data),
    log(data),
  ]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${html(title)}</title><style>${REPORT_STYLE}</style></head>
<body>${parts.join('\n')}</body></html>
`
}

const LOCALES: ByLanguage<string> = { en: 'en-GB', fr: 'fr-FR' }
const when = (date: Date, { language }: IncidentData): string =>
  html(new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' }).format(date))

const header = (data: IncidentData): string => {
  const { language, incident, tournament, hand, rules } = data
  const label = LABELS[language]
  const where = [
    ...(incident.round === null ? [] : [`${label.round} ${incident.round}`]),
    `${label.table} ${incident.table}`,
    ...(hand ? [`${label.hand} ${hand.wind}${hand.number} ${hand.counters}`] : []),
    ...(incident.event === null ? [] : [`${label.event} ${incident.event}`]),
  ]
  return `<header><h1>${label.incident} ${incident.id}</h1><p class="end">${html(tournament.name)}<br>${html([tournament.place, tournament.date].filter(Boolean).join(', '))}</p>
<p>${html(where.join(' · '))}<br>${label.opened} ${when(incident.openedAt, data)}, ${html(incident.by)}</p><p class="end">${label.rules} ${html(ruleSetName(rules, language))}<br>${label.written} ${when(data.written, data)}</p></header>`
}

const fact = ({ words, found, language }: IncidentData): string =>
  words && found
    ? `<section class="level ${found.finding.level}"><h2>${LABELS[language].happened}</h2><p class="name">${html(words.level)}${LABELS[language].colon} ${html(words.name)}</p><p class="fact">${html(words.fact)}</p></section>`
    : ''

/** What a person saw, where no finding says it, and what was noted. */
const noted = ({ incident, found, language }: IncidentData): string => {
  const label = LABELS[language]
  const { rule, note, players, weight } = incident
  const rows = [
    ...(!found && rule !== null ? [[label.seen, `${html(conductName(rule, language))} <code>${html(rule)}</code>`]] : []),
    ...(note ? [[label.note, html(note).replaceAll('\n', '<br>')]] : []),
    ...(players.length > 0 ? [[label.concerned, players.map(html).join(' · ')]] : []),
  ]
  if (rows.length === 0 && weight === 'routine') return ''
  return `<section>${weight === 'notable' ? `<p class="name">${label.notable}</p>` : ''}${table(rows)}</section>`
}

const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</table>`

const statements = (data: IncidentData): string => {
  const label = LABELS[data.language]
  const { statements } = data.incident
  if (statements.length === 0) return ''
  const rows = statements.map(({ role, saidBy, text, notedBy, at, takenBack }) => {
    const struck = takenBack ? ' class="struck"' : ''
    const back = takenBack ? `<br>${label.takenBack} ${html(takenBack.by)}, ${when(takenBack.at, data)}` : ''
    const said = `<span${struck}>${html(text).replaceAll('\n', '<br>')}</span><br>${label.notedBy} ${html(notedBy)}, ${when(at, data)}${back}`
    return [`${html(saidBy ?? '–')} (${label.role[role]})`, said]
  })
  return `<section><h2>${label.statements}</h2>${table(rows)}</section>`
}

const appeals = (data: IncidentData): string => {
  const label = LABELS[data.language]
  const { appeals, closed } = data.incident
  const parts = appeals.map(({ appealedBy, grounds, notedBy, at, decided, takenBack }) => {
    const struck = takenBack ? ' class="struck"' : ''
    const outcome = decided
      ? `<p class="big">${label.outcome[decided.outcome]}</p><p>${label.by} ${html(decided.by)}, ${when(decided.at, data)}</p>`
      : `<p class="big">${label.undecided}</p>`
    const rows = [
      [label.appeal, `<span${struck}>${html(appealedBy ?? '–')}</span>, ${label.notedBy} ${html(notedBy)}, ${when(at, data)}`],
      [label.grounds, html(grounds)],
      ...(decided ? [[label.reason, html(decided.reason)]] : []),
    ]
    const back = takenBack ? `<p>${label.takenBack} ${html(takenBack.by)}, ${when(takenBack.at, data)}</p>` : ''
    return `${takenBack ? back : outcome}${table(rows)}`
  })
  const end = closed
    ? `<section><h2>${label.closedHow[closed.how]}</h2><p>${html(closed.reason)}</p><p>${label.by} ${html(closed.by)}, ${when(closed.at, data)}</p></section>`
    : ''
  return `${parts.length > 0 ? `<section><h2>${label.appeal}</h2>${parts.join('')}</section>` : ''}${end}`
}

const people = ({ people, incident, language }: IncidentData): string => {
  const rows = SEATS.map((seat) => {
    const player = people[seat]
    const who = seat === incident.seat ? ' class="who"' : ''
    const mark = seat === incident.seat ? LABELS[language].whom : ''
    return `<tr${who}><td class="wind">${seat}</td><td>${html(player?.number ?? '')}</td><td>${html(player?.name ?? '–')}</td><td>${html(player?.country ?? '')}</td><td>${mark}</td></tr>`
  })
  return `<section><h2>${LABELS[language].people}</h2><table>${rows.join('')}</table></section>`
}

const play = (data: IncidentData): string => {
  const { view, acts, found, language, incident } = data
  if (!view) return ''
  const label = LABELS[language]
  const drawing = drawTable({ view, people: data.people, bottom: incident.seat ?? 'E', proof: found?.finding.because ?? [], language })
  const lines = acts.map(
    ({ number, text, proof }) => `<li${proof ? ` class="proof" title="${label.proof}"` : ''}><span>${number}</span>${html(text)}</li>`,
  )
  return `<section class="play"><div><h2>${label.drawn} ${view.event}</h2>${drawing}</div><div><h2>${label.acts}</h2>${data.fromMiddle ? `<p>${label.middle}</p>` : ''}<ol class="acts">${lines.join('')}</ol></div></section>`
}

const law = ({ words, found, proposed, language }: IncidentData): string => {
  if (!words || !found) return ''
  const label = LABELS[language]
  const done = stepsDone(found.ruling?.remedies ?? [])
  const steps = words.steps.map((step, n) => `<li${done.includes(n) ? ` class="done" title="${label.done}"` : ''}>${html(step)}</li>`)
  const earlier = found.earlier.map(
    ({ round, table }) => `<li>${round === null ? '' : `${label.round} ${round}, `}${label.table} ${html(table)}</li>`,
  )
  return `<section class="two"><div><h2>${label.law} <code>${html(found.finding.rule)}</code></h2><p>${html(words.law)}</p><p class="cite">${html(words.citation)}</p></div>
<div><h2>${label.wouldChange}</h2><p>${html(words.wouldChange)}</p></div></section>
<section class="two"><div><h2>${label.todo}</h2><ul class="steps">${steps.join('')}</ul></div>
<div><h2>${label.proposed}</h2><p class="big">${proposed ? html(penaltyName(proposed, language)) : ''}</p><h2>${label.earlier}</h2><ul>${earlier.join('') || `<li>${label.none}</li>`}</ul></div></section>`
}

const decision = (data: IncidentData): string => {
  const { incident, language } = data
  const label = LABELS[language]
  const rulings = incident.rulings.map((ruling) => rulingRows(data, ruling)).join('')
  const stands = incident.rulings.some(({ takenBack }) => takenBack === null)
  return `<section><h2>${label.decision}</h2>${rulings}${stands ? '' : `<p class="big">${label.noDecision}</p>`}</section>`
}

const rulingRows = (data: IncidentData, ruling: Ruling): string => {
  const { language, words, penalties } = data
  const { decision, by, at, imposed, proposed, player, reason, remedies, cancelled, takenBack, supersededBy, conflict } = ruling
  const label = LABELS[language]
  const steps = stepsDone(remedies).flatMap((n) => words?.steps[n] ?? [])
  const done = [...remedies.filter(isRemedy).map((remedy) => REMEDY_NAMES[language][remedy]), ...steps].join(' · ')
  const isVoid = penalties.some((penalty) => penalty.ruling === ruling.id && penalty.void === 'win')
  const gone = takenBack !== null || supersededBy !== null
  const struck = (off: boolean): string => (off ? ` class="struck"` : '')
  const rows = [
    ...(words || player === null ? [] : [[label.whom, html(player)]]),
    ...(words ? [] : [[label.proposed, html(penaltyName(proposed, language))]]),
    [label.imposed, `<span${struck(gone || cancelled !== null || isVoid)}>${html(penaltyName(imposed, language))}</span>`],
    ...(cancelled ? [[label.cancelled, `${when(cancelled.at, data)}, ${html(cancelled.by)}${label.colon} ${html(cancelled.reason)}`]] : []),
    ...(cancelled || gone ? [] : [[label.carriedOut, html(done || label.nothing)]]),
    [label.reason, html(reason)],
  ]
  const marks = [
    ...(takenBack ? [`${label.takenBack} ${html(takenBack.by)}, ${when(takenBack.at, data)}`] : []),
    ...(supersededBy === null ? [] : [label.superseded]),
    ...(conflict === null ? [] : [label.conflict]),
    ...(isVoid ? [label.void] : []),
  ].map((mark) => `<p>${mark}</p>`)
  return `<p class="big"><span${struck(gone)}>${label[decision]}</span></p>${marks.join('')}<p>${label.by} ${html(by)}, ${when(at, data)}</p>${table(rows)}`
}

/** Which of the finding's steps a ruling says were done, from 0. */
const stepsDone = (remedies: readonly string[]): readonly number[] =>
  remedies.flatMap((word) => {
    const number = /^step-(\d+)$/.exec(word)?.[1]
    return number === undefined ? [] : [Number(number) - 1]
  })

const isRemedy = (word: string): word is Remedy => REMEDIES.some((remedy) => remedy === word)

const signatures = ({ language, incident }: IncidentData): string => {
  const label = LABELS[language]
  const player = incident.player ?? ''
  return `<section><h2>${label.signatures}</h2><div class="sign"><p>${label.referee}</p><p>${label.head}</p><p>${label.player}${player ? `${label.colon} ${html(player)}` : ''}</p></div></section>`
}

const log = ({ language, log: { entry, head }, incident }: IncidentData): string => {
  const label = LABELS[language]
  return `<footer><h2>${label.log}</h2><p>${incident.rulings.length > 0 ? label.rulingEntry : label.incidentEntry} ${entry.seq}</p><p class="hash">${html(entry.hash)}</p><p>${label.logHead} ${head.seq}</p><p class="hash">${html(head.hash)}</p><p>${label.verify}</p></footer>`
}
