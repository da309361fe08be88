import type { ByLanguage, Language } from '../../model/language.ts'
import type { ClaimWindows, SetClosing, WinClosing } from '../../model/rule-set.ts'
import { COLON } from '../../phrases/typeset.ts'

/** Until when a tile may be claimed, and who has precedence, a line for each answer of the text. */
export const claimWindowLines = (windows: ClaimWindows, language: Language): readonly string[] => {
  const rows = Object.values<Row>(ROWS).flatMap((row) => row(windows))
  return rows.map(([label, answer]) => `${label[language]}${COLON[language]} ${answer[language]}`)
}

type Line = readonly [label: ByLanguage<string>, answer: ByLanguage<string>]
type Row = (windows: ClaimWindows) => readonly Line[]

/** A missing answer does not compile. */
const ROWS: { readonly [Part in keyof ClaimWindows]: Row } = {
  sets: ({ sets }) => [
    [
      { en: 'Chow, pung, kong', fr: 'Chow, pung, kong' },
      sets === 'unstated' ? UNSTATED : untilAny(sets.map((closing) => SET_CLOSINGS[closing])),
    ],
  ],
  win: ({ win }) => [
    [{ en: 'A win on a discard', fr: 'Victoire sur un écart' }, untilAny(win.discard.map((closing) => WIN_CLOSINGS[closing](NEXT)))],
    [
      { en: 'A win on the tile of a kong', fr: 'Victoire sur la tuile d’un kong' },
      untilAny(win.kong.map((closing) => WIN_CLOSINGS[closing](DECLARER))),
    ],
  ],
  fastDraw: ({ fastDraw }) => [
    [
      { en: 'A call after a turn that left no time for it', fr: 'Annonce après un tour qui n’en a pas laissé le temps' },
      FAST_DRAW[fastDraw],
    ],
  ],
  closedByTouch: ({ closedByTouch }) => [
    [
      { en: 'A hand on the wall ends, for its player', fr: 'Toucher le mur met fin, pour ce joueur, au droit à' },
      listed(closedByTouch.map((claim) => CLAIMS[claim])),
    ],
  ],
  closedByFoul: ({ closedByFoul }) => [
    [
      {
        en: 'A discard known for a foul ends, of the discard before',
        fr: 'Un écart reconnu fautif met fin, pour l’écart précédent, au droit à',
      },
      listed(closedByFoul.map((claim) => CLAIMS[claim])),
    ],
  ],
  take: ({ take }) => [
    [{ en: 'A claimed tile is to be taken', fr: 'Une tuile réclamée est à prendre' }, typeof take === 'string' ? TAKE[take] : within(take)],
  ],
  afterSelfDraw: ({ afterSelfDraw }) => [
    [
      {
        en: 'After a self-draw win, a win is a case of its own (win.after-tsumo)',
        fr: 'Après un tsumo, une victoire est un cas à part (win.after-tsumo)',
      },
      listed(afterSelfDraw.map((tile) => ON_TILES[tile])),
    ],
  ],
  chow: ({ chow }) => [[{ en: 'Chow against pung or kong', fr: 'Chow contre pung ou kong' }, CHOW[chow]]],
}

const UNSTATED = { en: 'not stated', fr: 'non précisé' } as const
const NEXT = { en: 'the next player', fr: 'le joueur suivant' } as const
const DECLARER = { en: 'its player', fr: 'son auteur' } as const
const NOBODY_TAKES = { en: 'another claimant takes the tile', fr: 'un autre joueur la prenne' } as const

const SET_CLOSINGS: Readonly<Record<SetClosing, ByLanguage<string>>> = {
  draw: { en: `${NEXT.en} draws`, fr: `${NEXT.fr} pioche` },
  'in-hand': { en: `${NEXT.en} has the drawn tile in the hand`, fr: `${NEXT.fr} ait la tuile piochée en main` },
  take: NOBODY_TAKES,
}

const WIN_CLOSINGS: Readonly<Record<WinClosing, (who: ByLanguage<string>) => ByLanguage<string>>> = {
  draw: (who) => ({ en: `${who.en} draws`, fr: `${who.fr} pioche` }),
  kong: (who) => ({ en: `${who.en} declares a kong`, fr: `${who.fr} déclare un kong` }),
  'extended-kong': (who) => ({ en: `${who.en} extends a pung to a kong`, fr: `${who.fr} complète un pung en kong` }),
  'self-draw': (who) => ({ en: `${who.en} declares a self-draw win`, fr: `${who.fr} déclare un tsumo` }),
  take: () => NOBODY_TAKES,
  'take-by-text': () => ({
    en: `${NOBODY_TAKES.en}, by one of the two texts (rrc-text)`,
    fr: `${NOBODY_TAKES.fr}, selon l’un des deux textes (rrc-text)`,
  }),
}

const FAST_DRAW: Readonly<Record<ClaimWindows['fastDraw'], ByLanguage<string>>> = {
  'call-stands': { en: 'valid', fr: 'valable' },
  reverted: { en: 'valid, and that turn is taken back', fr: 'valable, et ce tour est annulé' },
  'too-late': { en: 'too late all the same', fr: 'trop tard quand même' },
  unstated: UNSTATED,
}

const CLAIMS = { set: { en: 'chow, pung, kong', fr: 'chow, pung, kong' }, win: { en: 'a win', fr: 'une victoire' } } as const
const TAKE = { 'own-next-draw': { en: 'before the own next draw', fr: 'avant sa propre pioche suivante' }, unstated: UNSTATED } as const
const ON_TILES = {
  discard: { en: 'on a discard', fr: 'sur un écart' },
  kong: { en: 'on the tile of a kong', fr: 'sur la tuile d’un kong' },
} as const

const CHOW: Readonly<Record<ClaimWindows['chow'], ByLanguage<string>>> = {
  'first-call': { en: 'the first call', fr: 'la première annonce' },
  'first-if-apart': {
    en: 'the first call if the two were clearly apart, else the pung or kong',
    fr: 'la première annonce si les deux étaient nettement séparées, sinon le pung ou le kong',
  },
  yields: { en: 'the pung or kong', fr: 'le pung ou le kong' },
}

const within = ({ opponentDiscards: count }: { readonly opponentDiscards: number }): ByLanguage<string> => ({
  en: `before ${count} discards of other players have followed`,
  fr: `avant que ${count} écarts d’autres joueurs aient suivi`,
})

/** The next discard ends every claim. */
const untilAny = (closings: readonly ByLanguage<string>[]): ByLanguage<string> => ({
  en: ['until the next discard', ...closings.map(({ en }) => `or until ${en}`)].join(', '),
  fr: ['jusqu’à l’écart suivant', ...closings.map(({ fr }) => `ou jusqu’à ce que ${fr}`)].join(', '),
})

const listed = (parts: readonly ByLanguage<string>[]): ByLanguage<string> =>
  parts.length === 0
    ? { en: 'nothing', fr: 'rien' }
    : { en: parts.map(({ en }) => en).join(', '), fr: parts.map(({ fr }) => fr).join(', ') }
