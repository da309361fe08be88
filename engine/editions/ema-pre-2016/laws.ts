import type { Laws } from '../../model/edition-texts.ts'

/** European Mahjong Association, riichi rules before 2016: the rules that it words otherwise than the common law. */
export const laws: Laws = {
  'claim.late': {
    en: 'The text does not say how long players can claim a discard for a chow, pung or kong. The referee decides on a call after the draw.',
    fr: 'Le texte ne dit pas jusqu’à quand un écart peut être réclamé en chow, pung ou kong. L’arbitre tranche si l’appel suit la pioche.',
  },
  'draw.too-fast': {
    en: 'The text says nothing about a draw that leaves no time to call. The referee decides.',
    fr: 'Le texte ne dit rien d’une pioche qui ne laisse pas le temps d’annoncer. L’arbitre décide.',
  },
  'hand.count': {
    en: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. With more or fewer it is dead.',
    fr: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Avec plus ou moins, elle est morte.',
  },
  'kong.no-wait': {
    en: 'The other players have 3 seconds to win on the added tile. Only then is the indicator turned and the replacement drawn.',
    fr: 'Les autres ont 3 secondes pour gagner sur la tuile ajoutée. Ensuite seulement, on retourne l’indicateur et on pioche le remplacement.',
  },
  'kong.riichi': {
    en: 'After riichi, a concealed kong must use the tile just drawn and must not change the waits. The other 3 tiles must not be readable as anything but a pung. Otherwise it is a chombo, at that player’s own win or an exhaustive draw.',
    fr: 'Après riichi, un kong caché se fait avec la tuile piochée, sans changer l’attente. Les 3 autres tuiles ne doivent pouvoir se lire que comme un pung. Sinon c’est un chombo, à sa propre victoire ou si le mur est épuisé.',
  },
  'riichi.not-waiting': {
    en: 'A player may declare riichi only with a waiting hand. Otherwise it is a chombo, but only at an exhaustive draw.',
    fr: 'On ne déclare riichi qu’avec une main en attente. Sinon c’est un chombo, mais seulement si le mur est épuisé.',
  },
  'win.late': {
    en: 'A player can win on a discard as long as it is the last one.',
    fr: 'On peut gagner sur un écart tant qu’il est le dernier.',
  },
  'win.tile-mixed': {
    en: 'The tile of a self-draw win has to be kept apart, so that everybody can see it.',
    fr: 'La tuile d’un tsumo se garde à part, pour que chacun puisse la voir.',
  },
  'win.liability': {
    en: 'The player who feeds the third melded dragon group or the fourth melded wind group is liable. On a self-draw that player pays for the big hand alone; on another player’s discard the two pay half each.',
    fr: 'Le joueur qui donne le troisième groupe exposé de dragons ou le quatrième de vents est responsable. En cas de tsumo, il paie seul la grande main ; sur l’écart d’un autre, chacun des deux paie la moitié.',
  },
  'tiles.exposed': {
    en: 'Exposed tiles of the player’s own hand or of the wall go back without a penalty; more than 5 are a chombo. Exposing the dead wall or another player’s tiles makes the hand dead.',
    fr: 'Les tuiles de sa propre main ou du mur sont remises sans pénalité ; plus de 5, c’est un chombo. Découvrir le mur mort ou les tuiles d’un autre joueur rend la main morte.',
  },
}
