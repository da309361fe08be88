import type { Laws } from '../../model/edition-texts.ts'

/** European Mahjong Association, riichi rules 2016: the rules that it words otherwise than the common law. */
export const laws: Laws = {
  'claim.awarded': {
    en: 'A win has priority over every other claim, and every player who calls ron on the tile wins. A chow yields to a pung or kong.',
    fr: 'La victoire passe avant tout autre appel, et tous ceux qui annoncent ron sur la tuile gagnent. Le chow cède au pung et au kong.',
  },
  'call.word': {
    en: 'A win is called “ron” or “tsumo”; one said for the other is pointed out, and “mahjong” is accepted. Another word is put right at once; once the hand is opened, it is a chombo.',
    fr: 'Une victoire s’annonce « ron » ou « tsumo » ; l’un pour l’autre est signalé, et « mahjong » est accepté. Un autre mot se corrige aussitôt ; une fois la main ouverte, c’est un chombo.',
  },
  'hand.count': {
    en: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. With more or fewer it is dead.',
    fr: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Avec plus ou moins, elle est morte.',
  },
  'riichi.open-hand': {
    en: 'Riichi is for a concealed hand only; with a melded group the hand is dead.',
    fr: 'Le riichi est réservé à une main fermée ; avec un groupe réclamé, la main est morte.',
  },
  'riichi.rotation': {
    en: 'The discard of a riichi is laid sideways; otherwise the hand is dead.',
    fr: 'L’écart d’un riichi se pose tourné ; sinon la main est morte.',
  },
  'win.late': {
    en: 'A player can win on a discard as long as the next player has neither discarded nor declared a self-draw win. A tile added to a pung counts as a discard.',
    fr: 'On peut gagner sur un écart tant que le joueur suivant n’a ni écarté ni déclaré tsumo. Une tuile ajoutée à un pung compte comme un écart.',
  },
  'win.after-tsumo': {
    en: 'Once the next player has declared a self-draw win, nobody can win on the discard.',
    fr: 'On ne peut plus gagner sur un écart une fois que le joueur suivant a déclaré tsumo.',
  },
  'abort.false': {
    en: 'A hand ends with a win or an exhaustive draw. There are no abortive draws.',
    fr: 'Une donne se termine par une victoire ou quand le mur est épuisé. Il n’y a pas de donne annulée.',
  },
}
