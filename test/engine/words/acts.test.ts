import { expect, test } from 'vitest'
import { parseLine } from '../../../engine/notation/parse-line.ts'
import { sayAct } from '../../../engine/words/acts.ts'

const said = (line: string, language: 'en' | 'fr'): string => {
  const read = parseLine(line)
  if (!read.ok || read.value.kind !== 'events') throw new Error(line)
  return sayAct(read.value.events, language).replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.each([
  ['S draw', 'South draws', 'Sud pioche'],
  ['S draw 7s fast', 'South draws 7 of bamboos, too fast', 'Sud pioche 7 de bambous, trop vite'],
  ['E discard 0p drawn', 'East discards red 5 of dots, the drawn tile', 'Est écarte 5 rouge de ronds, la tuile piochée'],
  ['N discard 1z rotated slow', 'North discards East wind, sideways, slowly', 'Nord écarte vent d’Est, tournée, lentement'],
  ['W call pon', 'West calls pon', 'Ouest annonce pon'],
  ['W show 1z1z', 'West shows East wind and East wind', 'Ouest montre vent d’Est et vent d’Est'],
  ['W take 1z middle', 'West takes East wind, in the middle', 'Ouest prend vent d’Est, au milieu'],
  ['W pon 1z1z', 'West claims pon with East wind and East wind', 'Ouest réclame pon avec vent d’Est et vent d’Est'],
  ['N riichi 9m', 'North declares riichi, discards 9 of characters', 'Nord déclare riichi, écarte 9 de caractères'],
  [
    'E ankan 6s middle',
    'East makes a concealed kong of 6 of bamboos, the middle tiles face down',
    'Est fait un kong caché de 6 de bambous, les tuiles du milieu cachées',
  ],
  ['* dora 2p', 'The table turns the dora indicator 2 of dots', 'La table retourne l’indicateur de dora 2 de ronds'],
  ['* dead S', 'The table: South’s hand is declared dead', 'La table : la main de Sud est déclarée morte'],
  ['* end exhaustive', 'The table: the hand is over, the wall is exhausted', 'La table : la main est finie, le mur est épuisé'],
  ['E count 12', 'East has 12 tiles in hand, counted', 'Est a 12 tuiles en main, comptées'],
])('%s', (line, english, french) => {
  expect(said(line, 'en')).toBe(english)
  expect(said(line, 'fr')).toBe(french)
})
