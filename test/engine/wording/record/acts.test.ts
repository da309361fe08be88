import { expect, test } from 'vitest'
import { parseLine } from '../../../../engine/notation/parse/parse-line.ts'
import { sayAct } from '../../../../engine/wording/record/acts.ts'

const said = (line: string, language: 'en' | 'fr'): string => {
  const read = parseLine(line)
  if (!read.ok || read.value.kind !== 'events') throw new Error(line)
  return sayAct(read.value.events, language).replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.each([
  ['S draw', 'South draws', 'Sud pioche'],
  ['S draw 7s fast', 'South draws the 7 of bamboos, too fast', 'Sud pioche le 7 de bambous, trop vite'],
  ['N draw ?', 'North draws an unknown tile', 'Nord pioche une tuile inconnue'],
  ['E discard 0p drawn', 'East discards the red 5 of dots, the drawn tile', 'Est écarte le 5 rouge de cercles, la tuile piochée'],
  ['N discard 1z rotated slow', 'North discards the East wind, sideways, slowly', 'Nord écarte le vent d’Est, tuile tournée, lentement'],
  ['S touch', 'South touches the next tile of the wall', 'Sud touche la tuile suivante du mur'],
  [
    'S draw 3p from wall touching',
    'South draws the 3 of dots, from the wrong place of the wall, touching the hand',
    'Sud pioche le 3 de cercles, du mauvais endroit du mur, la tuile touchant la main',
  ],
  ['S draw from dead-wall', 'South draws, from the dead wall', 'Sud pioche, du mur mort'],
  ['S draw ? from W', 'South draws an unknown tile, from West’s hand', 'Sud pioche une tuile inconnue, de la main d’Ouest'],
  [
    'S replace 2p from dead-wall mixed',
    'South takes a replacement tile, the 2 of dots, from the wrong place of the dead wall, mixed into the hand',
    'Sud prend une tuile de remplacement, le 2 de cercles, du mauvais endroit du mur mort, tuile mêlée à la main',
  ],
  ['S replace from wall', 'South takes a replacement tile, from the wall', 'Sud prend une tuile de remplacement, du mur'],
  ['W discard 9s fast', 'West discards the 9 of bamboos, too fast', 'Ouest écarte le 9 de bambous, trop vite'],
  ['W ankan 1z fast', 'West makes a concealed kong with the East wind, too fast', 'Ouest fait un kong caché avec le vent d’Est, trop vite'],
  ['W kakan 1z fast', 'West extends a pung with the East wind, too fast', 'Ouest complète un pung avec le vent d’Est, trop vite'],
  ['W call tsumo fast', 'West calls tsumo, too fast', 'Ouest annonce tsumo, trop vite'],
  ['W call tsumo laid', 'West calls tsumo, after laying the tile down', 'Ouest annonce tsumo, la tuile déjà posée'],
  ['W retract', 'West withdraws the call', 'Ouest retire son annonce'],
  ['W retract 9s', 'West takes back the 9 of bamboos', 'Ouest reprend le 9 de bambous'],
  ['S call ron said mahjong', 'South calls ron, saying “mahjong”', 'Sud annonce ron, en disant « mahjong »'],
  ['S call pon said ?', 'South calls pon, not clearly', 'Sud annonce pon, pas clairement'],
  ['S call tsumo said fast', 'South calls tsumo, saying “fast”', 'Sud annonce tsumo, en disant « fast »'],
  ['W call pon', 'West calls pon', 'Ouest annonce pon'],
  ['W show 1z1z', 'West shows two East winds', 'Ouest montre deux vents d’Est'],
  ['W show 4p0p', 'West shows the 4 of dots and the red 5 of dots', 'Ouest montre le 4 de cercles et le 5 rouge de cercles'],
  ['W show 0p0p', 'West shows two red 5s of dots', 'Ouest montre deux 5 rouges de cercles'],
  ['W show ??', 'West shows two unknown tiles', 'Ouest montre deux tuiles inconnues'],
  ['W take 1z middle', 'West takes the East wind, in the middle', 'Ouest prend le vent d’Est, au milieu'],
  ['W pon 1z1z', 'West calls pon and takes the tile with two East winds', 'Ouest annonce pon et prend la tuile avec deux vents d’Est'],
  [
    'W daiminkan 5z5z5z',
    'West calls kan and takes the tile with three white dragons',
    'Ouest annonce kan et prend la tuile avec trois dragons blancs',
  ],
  ['N riichi 9m', 'North declares riichi, discards the 9 of characters', 'Nord déclare riichi, écarte le 9 de caractères'],
  [
    'E ankan 6s middle',
    'East makes a concealed kong with the 6 of bamboos, the middle tiles face down',
    'Est fait un kong caché avec le 6 de bambous, les tuiles du milieu cachées',
  ],
  ['S expose 3m W', 'South exposes the 3 of characters, from West’s hand', 'Sud laisse voir le 3 de caractères, de la main d’Ouest'],
  ['S expose 3m wall', 'South exposes the 3 of characters, from the wall', 'Sud laisse voir le 3 de caractères, du mur'],
  ['* dora 2p', 'Dora indicator turned: the 2 of dots', 'Indicateur de dora : le 2 de cercles est retourné'],
  ['* answer 8 doubled', 'Answer to the question on act 8: Entered twice', 'Réponse à la question de l’acte 8 : Noté deux fois'],
  ['* answer 8 claim.late void', 'Answer to the question on act 8: Void', 'Réponse à la question de l’acte 8 : Nul'],
  ['* answer 8 turn.draw foul', 'Answer to the question on act 8: Foul', 'Réponse à la question de l’acte 8 : Faute'],
  [
    '* ruling 8 claim.not-taken dismissed',
    'Ruling on act 8, “Claimed tile not taken”: dismissed',
    'Décision sur l’acte 8, « Tuile réclamée non prise » : rejeté',
  ],
  ['* dead S', 'South’s hand is declared dead', 'La main de Sud est déclarée morte'],
  ['* end exhaustive', 'The hand is over: the wall is exhausted', 'La donne est finie : le mur est épuisé'],
  ['* note a cup fell', 'Noted: a cup fell', 'Noté : a cup fell'],
  ['E count 12', 'East has 12 tiles in hand at the count', 'Est a 12 tuiles en main au comptage'],
  [
    '* scores 30000 30000 20000 20000',
    'Scores: East 30,000, South 30,000, West 20,000, North 20,000',
    'Scores : Est 30 000, Sud 30 000, Ouest 20 000, Nord 20 000',
  ],
])('%s', (line, english, french) => {
  expect(said(line, 'en')).toBe(english)
  expect(said(line, 'fr')).toBe(french)
})
