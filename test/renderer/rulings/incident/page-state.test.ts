import { expect, test } from 'vitest'
import type { Incident, Ruling } from '../../../../desk/contract/rulings.ts'
import { appealForm, availableForms, openedPage, topPart } from '../../../../renderer/rulings/incident/page-state.ts'

const ruling = { takenBack: null, supersededBy: null } as Ruling
const appeal = { takenBack: null, decided: null } as Incident['appeals'][number]
const incident = (more: Partial<Incident>): Incident => ({ state: 'open', takenBack: null, rulings: [], appeals: [], ...more }) as Incident
const ruled = incident({ state: 'ruled', rulings: [ruling] })
const appealed = incident({ state: 'appealed', rulings: [ruling], appeals: [appeal] })
const undone = incident({ takenBack: { by: 'Marta', at: new Date(0) } })

test.each([
  ['open', incident({}), false, 'statement picture fill rule agreement closed'],
  ['ruled on', ruled, false, 'statement picture fill rule agreement closed appeal'],
  ['ruled on with a penalty', ruled, true, 'statement picture fill cancel rule agreement closed appeal'],
  ['appealed', appealed, false, 'statement picture fill rule agreement closed decide'],
  ['closed', incident({ state: 'closed', rulings: [ruling] }), false, 'statement picture fill reopened'],
  ['closed by agreement', incident({ state: 'closed-by-agreement' }), false, 'statement picture fill reopened'],
  ['undone', undone, true, ''],
])('an incident that is %s offers its forms', (_, given, penalty, forms) => expect(availableForms(given, penalty).join(' ')).toBe(forms))

test('the next step of an appeal needs a ruling in force', () => {
  expect(appealForm(ruled)).toBe('appeal')
  expect(appealForm(appealed)).toBe('decide')
  expect(appealForm(incident({ rulings: [{ ...ruling, supersededBy: 2 }] }))).toBeNull()
})

test('Escape closes the card, then the question, then precedents and comparison, and then leaves; a form closes itself', () => {
  const all = { ...openedPage('rule'), card: true, asksUndo: true, precedents: true, comparing: true }
  expect(topPart(all)).toBe('card')
  expect(topPart({ ...all, card: false })).toBe('asksUndo')
  expect(topPart({ ...all, card: false, asksUndo: false })).toBe('form')
  expect(topPart({ ...openedPage(null), comparing: true })).toBe('comparing')
  expect(topPart(openedPage(null))).toBeNull()
})
