import type { Laws } from '../../model/edition-texts.ts'

/** Riichi Wiki's page on calls (Naki): the rules that it words otherwise than the common law. */
export const laws: Laws = {
  'claim.late': {
    en: 'A call has to come at once, before the next player’s turn begins. After that the tile stays where it is.',
    fr: 'Il faut annoncer aussitôt, avant le début du tour du joueur suivant. Après, la tuile reste où elle est.',
  },
  'swap.same-tile': {
    en: 'Where swap-calling is forbidden, a tile that fits the claimed group may not be discarded in that same turn. In a later turn it may.',
    fr: 'Si le kuikae est interdit, une tuile qui irait dans le groupe réclamé ne peut pas être écartée dans le même tour. Elle peut l’être à un tour suivant.',
  },
  'swap.other-end': {
    en: 'Where swap-calling is forbidden, the tile that would complete the same 2 tiles at their other end may not be discarded in the turn of the chii. In a later turn it may.',
    fr: 'Si le kuikae est interdit, la tuile qui compléterait les 2 mêmes tuiles à l’autre bout ne peut pas être écartée dans le tour du chii. Elle peut l’être à un tour suivant.',
  },
  'draw.too-fast': {
    en: 'The text says nothing about a draw that leaves no time to call. The referee decides.',
    fr: 'Le texte ne dit rien d’une pioche qui ne laisse pas le temps d’annoncer. L’arbitre décide.',
  },
  'kong.after-claim': {
    en: 'Right after a chii, pon or claimed kan no further kan may be declared: the player has to draw first.',
    fr: 'Juste après un chii, un pon ou un kan réclamé, on ne déclare pas d’autre kan : il faut d’abord piocher.',
  },
  'kong.riichi': {
    en: 'A concealed kong after riichi must not change the waits.',
    fr: 'Après riichi, un kong caché ne doit pas changer l’attente.',
  },
  'win.late': {
    en: 'A player can win on a discard as long as the next player’s turn has not begun.',
    fr: 'On peut gagner sur un écart tant que le tour du joueur suivant n’a pas commencé.',
  },
}
