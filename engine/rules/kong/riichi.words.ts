import { isSameKind } from '../../model/tiles.ts'
import { tileFact } from '../../phrases/facts.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import { ALLOWED, DRAWN } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const kongRiichiWords: QuestionWords<'kong.riichi'> = {
  whom: 'declarer',
  at: 'kong-or-reveal',
  en: {
    name: 'Kong in riichi',
    when: 'A kong in riichi is not a concealed kong with the tile just drawn, changes the waits, or uses three tiles that could form other groups.',
    notWhen: 'The waits stay the same, and only the waits count.',
    headline: (f) =>
      f.asks
        ? isAboutFifthTile(f)
          ? `Does a reading with a fifth tile forbid ${f.whose} kong?`
          : `Was ${f.tile} of ${f.whose} kong just drawn?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Whose} kong in riichi is not allowed`,
    fact: (f) =>
      `${f.Who}, in riichi, declared a kong with ${f.tile}, ${
        isAboutFifthTile(f)
          ? 'whose other 3 tiles can form another group only with a fifth tile of a kind'
          : f.asks
            ? 'which by the record is not the tile just drawn'
            : EN_REASONS[reasonOf(f)]
      }.`,
    law: 'After riichi, a concealed kong must use the tile just drawn and must not change the waits. The other 3 tiles must not be readable as anything but a pung.',
    wouldChange: (f) => EN_OTHERWISE[isAboutFifthTile(f) ? 'fifth' : reasonOf(f)],
  },
  fr: {
    name: 'Kong en riichi',
    when: 'Un kong en riichi n’est pas un kong caché avec la tuile piochée, change les attentes, ou utilise trois tuiles qui pourraient former d’autres groupes.',
    notWhen: 'Les attentes restent les mêmes, et elles seules comptent.',
    headline: (f) =>
      f.asks
        ? isAboutFifthTile(f)
          ? `Une lecture avec une cinquième tuile interdit-elle le kong ${f.of} ?`
          : `Est-ce que ${f.tile} du kong ${f.of} venait de la pioche ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `Le kong ${f.of} en riichi n’est pas permis`,
    fact: (f) =>
      `${f.Who}, en riichi, a déclaré un kong avec ${f.tile}, ${
        isAboutFifthTile(f)
          ? 'dont les 3 autres tuiles ne peuvent former un autre groupe qu’avec une cinquième tuile d’une sorte'
          : f.asks
            ? 'qui d’après le relevé ne vient pas de la pioche'
            : FR_REASONS[reasonOf(f)]
      }.`,
    law: 'Après riichi, un kong caché se fait avec la tuile piochée, sans changer l’attente. Les 3 autres tuiles ne doivent pouvoir se lire que comme un pung.',
    wouldChange: (f) => FR_OTHERWISE[isAboutFifthTile(f) ? 'fifth' : reasonOf(f)],
  },
  answers: {
    foul: {
      en: { label: 'From the hand', follows: (f) => `${f.Whose} kong is a violation, judged by the rule set.` },
      fr: { label: 'De la main', follows: (f) => `Le kong ${f.of} est une faute, jugée selon le règlement.` },
    },
    drawn: DRAWN,
    allowed: ALLOWED,
  },
}

/** The kong changes the hand only as far as a fifth tile of a kind could complete it. */
const isAboutFifthTile = (f: FindingParts): boolean => f.word('why') === 'fifth'

const EN_REASONS = {
  open: 'which is not a concealed one',
  hand: 'though another tile was drawn',
  waits: 'which changes the waits',
  reading: 'whose other 3 tiles can also form another group',
  other: 'which the riichi hand does not allow',
}
const FR_REASONS: typeof EN_REASONS = {
  open: 'qui n’est pas caché',
  hand: 'alors qu’une autre tuile était piochée',
  waits: 'qui change l’attente',
  reading: 'dont les 3 autres tuiles peuvent aussi former un autre groupe',
  other: 'ce que la main de riichi ne permet pas',
}

const EN_DRAWN = 'It was a concealed kong with the tile just drawn, and the hand allows it.'
const FR_DRAWN = 'C’était un kong caché avec la tuile piochée, et la main le permet.'

/** By the reason against the kong, the sentence that would speak for it. */
const EN_OTHERWISE: Readonly<Record<keyof typeof EN_REASONS | 'fifth', string>> = {
  open: EN_DRAWN,
  hand: EN_DRAWN,
  other: EN_DRAWN,
  waits: 'The record of the hand is wrong, and the waits are as before the kong.',
  reading: 'The record of the hand is wrong, and the other 3 tiles can only be a pung.',
  fifth: 'A reading that takes a fifth tile of a kind does not count.',
}
const FR_OTHERWISE: typeof EN_OTHERWISE = {
  open: FR_DRAWN,
  hand: FR_DRAWN,
  other: FR_DRAWN,
  waits: 'Le relevé de la main se trompe, et l’attente est la même qu’avant le kong.',
  reading: 'Le relevé de la main se trompe, et les 3 autres tuiles ne peuvent être qu’un pung.',
  fifth: 'Une lecture qui demande une cinquième tuile d’une sorte ne compte pas.',
}

const reasonOf = ({ finding, word }: FindingParts): keyof typeof EN_REASONS => {
  const why = word('why')
  if (why === 'waits' || why === 'reading') return why
  if (word('kind') === 'kakan') return 'open'
  const drawn = tileFact(finding, 'drawn')
  return drawn && !isSameKind(drawn, tileFact(finding, 'tile')) ? 'hand' : 'other'
}
