import type { WordsOf } from '../rule-words.ts'

const EN_WHEN =
  'After riichi, a concealed kong must use the tile just drawn and must not change the waits. The other 3 tiles must not be readable as anything but a pung.'
const FR_WHEN =
  'Après riichi, un kong caché se fait avec la tuile piochée, sans changer l’attente. Les 3 autres tuiles ne doivent pouvoir se lire que comme un pung.'

/** Wins on a kong’s tile, and kongs in riichi. */
export const KONG_ROB_WORDS: WordsOf<'kong.no-wait' | 'kong.riichi' | 'kong.rob-concealed'> = {
  'kong.no-wait': {
    en: {
      name: 'No time to win on the kong',
      headline: (f) =>
        f.asks ? `Did ${f.who} go on with the kong too soon?` : `${f.Who} went on with the kong too soon; the win is valid`,
      fact: (f) => {
        const seconds = f.seconds('seconds')
        return `${f.Who} extended a pung with ${f.tile} and went on ${seconds ? `${seconds} later` : 'after an unknown time'}, at ${f.at}.`
      },
      law: 'The other players must have a reasonable time to win on the added tile. Only then is the indicator turned and the replacement drawn.',
      wouldChange: (f) => {
        const floor = f.seconds('floor')
        return `${f.Who} waited ${floor ? `${floor} or more` : 'long enough'} before going on.`
      },
    },
    fr: {
      name: 'Pas le temps de gagner sur le kong',
      headline: (f) =>
        f.asks ? `Est-ce que ${f.who} a poursuivi le kong trop tôt ?` : `${f.Who} a poursuivi le kong trop tôt ; la victoire est valable`,
      fact: (f) => {
        const seconds = f.seconds('seconds')
        return `${f.Who} a étendu un pung avec ${f.tile} et a poursuivi ${seconds ? `${seconds} après` : 'après un temps inconnu'}, à ${f.at}.`
      },
      law: 'Il faut laisser aux autres un délai raisonnable pour gagner sur la tuile ajoutée. Ensuite seulement, on retourne l’indicateur et on pioche le remplacement.',
      wouldChange: (f) => {
        const floor = f.seconds('floor')
        return `${f.Who} a attendu ${floor ? `${floor} ou plus` : 'assez longtemps'} avant de poursuivre.`
      },
    },
  },
  'kong.riichi': {
    en: {
      name: 'Kong in riichi',
      headline: (f) =>
        f.asks
          ? `Was ${f.tile} of ${f.whose} kong just drawn?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Whose} kong in riichi is not allowed`,
      fact: (f) =>
        `${f.Who}, in riichi, declared a kong with ${f.tile}${f.asks ? ', which by the record is not the tile just drawn' : ', which the riichi hand does not allow'}.`,
      law: EN_WHEN,
      wouldChange: () => 'The kong was made with the tile just drawn, and the waits are as before.',
    },
    fr: {
      name: 'Kong en riichi',
      headline: (f) =>
        f.asks
          ? `Est-ce que ${f.tile} du kong ${f.of} venait de la pioche ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `Le kong ${f.of} en riichi n’est pas permis`,
      fact: (f) =>
        `${f.Who}, en riichi, a déclaré un kong avec ${f.tile}${f.asks ? ', qui d’après le relevé ne vient pas de la pioche' : ', ce que la main de riichi ne permet pas'}.`,
      law: FR_WHEN,
      wouldChange: () => 'Le kong a été fait avec la tuile piochée, et l’attente est la même qu’avant.',
    },
  },
  'kong.rob-concealed': {
    en: {
      name: 'Concealed kong robbed',
      headline: (f) =>
        f.asks
          ? `Does ${f.who} win with Thirteen Orphans?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Whose} win on the concealed kong is void`,
      fact: (f) =>
        `${f.Who} called ron on ${f.tile} of a concealed kong${f.asks ? '; the hand has not been shown' : ', and the hand is not Thirteen Orphans'}.`,
      law: 'Only Thirteen Orphans can win on the tile of a concealed kong.',
      wouldChange: (f) => `${f.Whose} hand is Thirteen Orphans, or the kong was an extended pung.`,
    },
    fr: {
      name: 'Kong caché volé',
      headline: (f) =>
        f.asks
          ? `La main ${f.of} est-elle Treize Orphelins ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `La victoire ${f.of} sur le kong caché est nulle`,
      fact: (f) =>
        `${f.Who} a annoncé ron sur ${f.tile} d’un kong caché${f.asks ? ' ; la main n’a pas été montrée' : ', et la main n’est pas Treize Orphelins'}.`,
      law: 'On ne gagne sur la tuile d’un kong caché qu’avec Treize Orphelins.',
      wouldChange: (f) => `La main ${f.of} est Treize Orphelins, ou le kong était un petit kong exposé.`,
    },
  },
}
