import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../../engine/model/language.ts'
import type { Penalty } from '../../../../engine/model/penalties.ts'
import { SEATS } from '../../../../engine/model/seats.ts'
import type { Tile } from '../../../../engine/model/tiles.ts'
import { TILES } from '../../../../engine/model/tiles.ts'
import { englishOwner, frenchOf, frenchTo, listInWords, seatName } from '../../../../engine/phrases/seats.ts'
import { penaltyName } from '../../../../engine/wording/penalties/penalties.ts'
import { ruleLaw, ruleName } from '../../../../engine/wording/rules/rule-table.ts'
import { citation, ruleSetLine, ruleSetName, ruleSetShort } from '../../../../engine/wording/terms/rule-sets.ts'
import { tileName } from '../../../../engine/wording/terms/tiles.ts'
import { finding, type Given } from '../findings/findings.ts'

test.each<[Penalty, string, string]>([
  [{ kind: 'none' }, 'None', 'Aucune'],
  [{ kind: 'notice' }, 'Notice', 'Avertissement'],
  [{ kind: 'dead-hand' }, 'Dead hand', 'Main morte'],
  [{ kind: 'discretion' }, 'At the referee’s discretion', 'À la discrétion de l’arbitre'],
  [{ kind: 'points', amount: 20, unit: 'tournament' }, '20 tournament points', '20 points de tournoi'],
  [{ kind: 'points', amount: 1, unit: 'tournament' }, '1 tournament point', '1 point de tournoi'],
  [{ kind: 'points', amount: 20000, unit: 'table' }, '20,000 table points', '20\u202f000 points de table'],
])('a penalty %o is said', (penalty, en, fr) => {
  expect(penaltyName(penalty, 'en')).toBe(en)
  expect(penaltyName(penalty, 'fr')).toBe(fr)
})

test.each<[Tile, string, string]>([
  ['5s', '5 of bamboos', '5 de bambous'],
  ['0p', 'red 5 of dots', '5 rouge de cercles'],
  ['1m', '1 of characters', '1 de caractères'],
  ['1z', 'East wind', 'vent d’Est'],
  ['2z', 'South wind', 'vent du Sud'],
  ['5z', 'white dragon', 'dragon blanc'],
  ['?', 'unknown tile', 'tuile inconnue'],
])('%s is read by a screen reader', (tile, en, fr) => {
  expect(tileName(tile, 'en')).toBe(en)
  expect(tileName(tile, 'fr')).toBe(fr)
})

test.each(LANGUAGES)('every tile has a name of its own (%s)', (language) => {
  expect(new Set(TILES.map((tile) => tileName(tile, language))).size).toBe(TILES.length)
})

test('seats own and are given to', () => {
  expect(SEATS.map((seat) => seatName(seat, 'fr'))).toEqual(['Est', 'Sud', 'Ouest', 'Nord'])
  expect(SEATS.map(englishOwner)).toEqual(['East’s', 'South’s', 'West’s', 'North’s'])
  expect(SEATS.map(frenchOf)).toEqual(['d’Est', 'de Sud', 'd’Ouest', 'de Nord'])
  expect(SEATS.map(frenchTo)).toEqual(['à Est', 'à Sud', 'à Ouest', 'à Nord'])
  expect(listInWords(['North', 'East', 'South'], 'and')).toBe('North, East and South')
})

test.each<[string, Given, Language, string]>([
  ['wrc-2015', { rule: 'claim.not-taken', sections: ['5.4', '5.4.10'] }, 'en', 'WRC 2015, sections 5.4 and 5.4.10'],
  ['wrc-2015', { rule: 'claim.not-taken', sections: ['5.4', '5.4.10'] }, 'fr', 'WRC 2015, sections 5.4 et 5.4.10'],
  ['ema-pre-2016', { rule: 'win.late', sections: ['3.3.10'] }, 'fr', 'EMA avant 2016, section 3.3.10'],
  ['ema-2016', { rule: 'claim.changed', sections: ['3.3.1b'] }, 'en', 'EMA 2016, section 3.3.1 (second part)'],
  ['riichi-wiki', { rule: 'swap.other-end', sections: ['Kuikae'] }, 'en', 'Riichi Wiki, “Kuikae”'],
  ['riichi-wiki', { rule: 'swap.other-end', sections: ['Kuikae'] }, 'fr', 'Riichi Wiki, « Kuikae »'],
  ['wrc-2025', { rule: 'kong.fifth', sections: ['8.7'] }, 'en', 'WRC 2025, section 8.7'],
  ['wrc-2025', { rule: 'tiles.exposed', sections: ['12.3.1'] }, 'en', 'WRC 2025, section 12.3.1 as transcribed'],
  ['wrc-2025', { rule: 'riichi.taken-back', sections: ['12.1', '12.3.3'] }, 'en', 'WRC 2025, sections 12.1 and 12.3.3 as transcribed'],
  ['wrc-2025', { rule: 'group.rotation', sections: ['8.12', '12.3.4'] }, 'en', 'WRC 2025, section 8.12 and section 12.3.4 as transcribed'],
  [
    'wrc-2025',
    { rule: 'group.rotation', sections: ['8.12', '12.3.4'] },
    'fr',
    'WRC 2025, section 8.12 et section 12.3.4 d’après une transcription',
  ],
  [
    'rrc-1.5',
    { rule: 'turn.draw', sections: ['1.9'] },
    'en',
    'Russian regulations 1.5, section 1.9 (numbers by Shinpan: the Russian text has none)',
  ],
  [
    'rrc-1.5',
    { rule: 'hand.count', sections: ['1.9', '3.13.1'] },
    'fr',
    'Règlement russe 1.5, sections 1.9 et 3.13.1 (numéros de Shinpan : le texte russe n’en a pas)',
  ],
  ['wrc-2015', { rule: 'turn.draw' }, 'en', 'Common rule, section not on file'],
  ['ema-pre-2016', { rule: 'claim.late' }, 'en', 'EMA before 2016: the text does not say'],
  ['wrc-2015', { rule: 'record.doubled' }, 'en', 'No rule: a contradiction in the record'],
  ['paris-open', { rule: 'win.late', sections: ['4'] }, 'en', 'paris-open, edition 2, section 4'],
])('under %s, %o is cited (%s)', (id, given, language, cited) => {
  expect(citation(finding(given), { id, edition: '2' }, language)).toBe(cited)
})

test('the names of the sources’ rule sets', () => {
  expect(ruleSetName({ id: 'riichi-wiki', edition: 'Naki' }, 'en')).toBe('Riichi Wiki (Naki)')
  expect(ruleSetName({ id: 'ema-pre-2016', edition: 'before 2016' }, 'en')).toBe('EMA before 2016')
})

test('a tournament’s own rules are told by what they stand on and how many they are', () => {
  const house = { count: 1, levels: {}, added: [], penalties: {} }
  const own = { id: 'house-open', edition: '1', base: 'ema-2016' }
  const unnamed = { ...own, house: { ...house, name: { en: 'Open, house rules', fr: 'Open, règles maison' } } }
  expect(ruleSetLine(unnamed, 'en')).toBe('EMA 2016 + 1 house rule')
  expect(ruleSetLine(unnamed, 'fr')).toBe('EMA 2016 + 1 règle maison')
  const named = { ...own, base: 'ema-pre-2016', house: { ...house, count: 3, name: { en: 'Paris Open', fr: 'Open de Paris' } } }
  expect(ruleSetShort(unnamed, 'fr')).toEqual({ name: 'Open, règles maison', note: '' })
  expect(ruleSetShort(named, 'fr').note).toBe('règles maison')
  expect(ruleSetLine(named, 'en')).toBe('EMA before 2016 + 3 house rules (Paris Open)')
  expect(ruleSetLine(named, 'fr')).toBe('EMA avant 2016 + 3 règles maison (Open de Paris)')
  expect(ruleSetLine({ id: 'ema-2016', edition: '2016' }, 'fr')).toBe('EMA 2016')
})

test('a rule has a name, and a law that hangs on the rule set', () => {
  expect(ruleName('claim.not-taken', 'en')).toBe('Claimed tile not taken')
  expect(ruleName('swap.same-tile', 'fr')).toBe('Kuikae\u00a0: même tuile')
  expect(ruleLaw('win.late', 'ema-pre-2016', 'en')).toBe('A player can win on a discard as long as it is the last one.')
  expect(ruleLaw('win.late', 'paris-open', 'en')).toBe(ruleLaw('win.late', 'wrc-2015', 'en'))
})
