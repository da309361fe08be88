import type { TurnAct } from '../model/events.ts'
import type { ByLanguage } from '../model/language.ts'
import { SEATS, type Seat, seatsFrom } from '../model/seats.ts'
import { englishOwner, frenchOf } from '../phrases/seats.ts'
import type { TableView } from '../table/table-view.ts'
import type { CandidateLine } from './completion.ts'

/** Every act of every seat and of the table, first those of the player whose turn it is. */
export const verbLines = (view: TableView): readonly CandidateLine[] => {
  const first = view.turn?.seat ?? 'E'
  const seats = seatsFrom(first, view.form.seats)
  return [
    ...seats.flatMap((seat) => [...knownDiscards(view, seat), ...VERBS.flatMap((verb) => linesOf(view, seat, verb))]),
    ...tableLines(view),
  ]
}

type VerbLine = ByLanguage<string> & { readonly words: string; readonly ownTurn?: true }

const line = ({ turn }: TableView, seat: Seat, { words, en, fr, ownTurn }: VerbLine): CandidateLine => {
  const other = ownTurn && turn && (turn.seat !== seat || !isDue(words, turn.due))
  return { line: `${seat} ${words}`, explains: other ? notNow(seat, turn.seat) : { en, fr }, due: false }
}

/** Whether an act of the own turn fits what is due. A draw is implied by what follows it. */
const isDue = (words: string, due: TurnAct): boolean => words === due || (words !== 'draw' && words !== 'replace' && due !== 'replace')

/** Taking back a discard names its tile, taking back a call names nothing. */
const linesOf = (view: TableView, seat: Seat, verb: VerbLine): readonly CandidateLine[] => {
  const tile = verb.words === 'retract' ? view.seats[seat].river.findLast(({ event }) => event !== null)?.tile : undefined
  const back = { en: 'takes that discard back', fr: 'reprend cet écart' }
  return [line(view, seat, verb), ...(tile ? [{ line: `${seat} retract ${tile}`, explains: back, due: false }] : [])]
}

const notNow = (seat: Seat, turn: Seat): ByLanguage<string> =>
  seat === turn
    ? { en: 'not due now: marked if entered', fr: 'pas attendu maintenant : signalé s’il est noté' }
    : { en: `not ${englishOwner(seat)} turn: marked if entered`, fr: `pas le tour ${frenchOf(seat)} : signalé s’il est noté` }

const knownDiscards = ({ seats, turn }: TableView, seat: Seat): readonly CandidateLine[] =>
  turn?.seat !== seat || turn.due !== 'discard'
    ? []
    : [...new Set(seats[seat].known)].map((tile) => ({
        line: `${seat} discard ${tile}`,
        explains: { en: 'from the hand', fr: 'de la main' },
        due: false,
      }))

/** A player's acts in the order in which they are proposed; a blank at the end asks for more. */
const VERBS: readonly VerbLine[] = [
  { words: 'discard ', en: 'which tile?', fr: 'quelle tuile ?' },
  { words: 'draw', en: 'the next tile of the wall', fr: 'la tuile suivante du mur', ownTurn: true },
  { words: 'pon', en: 'pung, taken; its two tiles may follow', fr: 'pung, tuile prise ; ses deux tuiles peuvent suivre' },
  { words: 'chii', en: 'chow, taken; its two tiles may follow', fr: 'chow, tuile prise ; ses deux tuiles peuvent suivre' },
  { words: 'ron', en: 'win on a discard', fr: 'gagne sur un écart' },
  { words: 'riichi ', en: 'riichi: the tile discarded', fr: 'riichi : la tuile écartée', ownTurn: true },
  { words: 'take', en: 'the claimed tile', fr: 'la tuile réclamée' },
  { words: 'tsumo', en: 'self-draw win', fr: 'gagne par pioche', ownTurn: true },
  {
    words: 'daiminkan',
    en: 'claimed kong, taken; its three tiles may follow',
    fr: 'grand kong exposé, tuile prise ; ses trois tuiles peuvent suivre',
  },
  { words: 'kakan ', en: 'extends a pung', fr: 'complète un pung', ownTurn: true },
  { words: 'ankan ', en: 'concealed kong', fr: 'kong caché', ownTurn: true },
  { words: 'replace', en: 'the tile after a kong', fr: 'la tuile après un kong', ownTurn: true },
  { words: 'call pon', en: 'says pon, the word alone', fr: 'dit pon, le mot seul' },
  { words: 'call chii', en: 'says chii, the word alone', fr: 'dit chii, le mot seul' },
  { words: 'call kan', en: 'says kan, the word alone', fr: 'dit kan, le mot seul' },
  { words: 'call ron', en: 'says ron', fr: 'dit ron' },
  { words: 'call riichi', en: 'says riichi, step by step', fr: 'dit riichi, pas à pas', ownTurn: true },
  { words: 'call tsumo', en: 'says tsumo', fr: 'dit tsumo', ownTurn: true },
  { words: 'retract', en: 'takes the call back; a tile: takes that discard back', fr: 'retire l’appel ; une tuile : reprend cet écart' },
  { words: 'show ', en: 'the tiles of a claim', fr: 'les tuiles d’un appel' },
  { words: 'return', en: 'puts the drawn tile back', fr: 'remet la tuile piochée' },
  { words: 'reveal ', en: 'shows the hand', fr: 'montre la main' },
  { words: 'tenpai', en: 'declares a waiting hand', fr: 'déclare une main en attente' },
  { words: 'noten', en: 'declares a hand that does not wait', fr: 'déclare une main qui n’attend pas' },
  { words: 'touch', en: 'a hand on the next tile of the wall', fr: 'la main sur la tuile suivante du mur' },
  { words: 'stick', en: 'pays the riichi stick', fr: 'pose le bâton de riichi' },
  { words: 'count ', en: 'concealed tiles, as counted by a referee', fr: 'tuiles cachées, comptées par un arbitre' },
  { words: 'expose ', en: 'lets others see tiles', fr: 'laisse voir des tuiles' },
  { words: 'rearrange', en: 'moves tiles between groups', fr: 'déplace des tuiles entre les groupes' },
  { words: 'ready', en: 'has the tiles of the deal, seen and sorted', fr: 'a les tuiles de la donne, vues et triées' },
  { words: 'note ', en: 'a remark, never judged', fr: 'une remarque, jamais jugée' },
]

/** The words for acts at a table, each with its meaning; `decides`: also a referee's declarations. */
export const actWords = (decides = true): readonly { readonly words: string; readonly explains: ByLanguage<string> }[] => [
  ...VERBS.map(({ words, en, fr }) => ({ words: words.trim(), explains: { en, fr } })),
  ...TABLE.filter(({ line }) => !(decides ? /^\* (?:note|answer|ruling|dead [SWN])/ : /^\* (?:note|answer|ruling|dead)/).test(line)).map(
    ({ line, explains }) => ({
      words: line.trim(),
      explains,
    }),
  ),
]

const table = (words: string, en: string, fr: string): CandidateLine => ({ line: `* ${words}`, explains: { en, fr }, due: false })

/** The lines of the table, first the declarations of hands that are dead once declared. */
const tableLines = ({ seats }: TableView): readonly CandidateLine[] => {
  const awaited = (seat: Seat) =>
    table(`dead ${seat}`, `declares ${englishOwner(seat)} hand dead`, `déclare morte la main ${frenchOf(seat)}`)
  return [...SEATS.filter((seat) => seats[seat].deadOnceDeclared).map(awaited), ...TABLE]
}

const TABLE: readonly CandidateLine[] = [
  table('dora ', 'the next indicator', 'l’indicateur suivant'),
  table('end exhaustive', 'the wall is empty', 'le mur est vide'),
  table('end win', 'somebody has won', 'quelqu’un a gagné'),
  table('end abort ', 'the hand is broken off', 'la donne est annulée'),
  table('ura ', 'the indicators below', 'les indicateurs du dessous'),
  table('scores ', 'points of E S W N after the hand', 'points de E S O N après la donne'),
  table('answer ', 'the answer to a question', 'la réponse à une question'),
  table('ruling ', 'the decision on a finding', 'la décision sur un constat'),
  ...SEATS.map((seat) => table(`dead ${seat}`, `${englishOwner(seat)} hand is dead`, `la main ${frenchOf(seat)} est morte`)),
  table('note ', 'a remark, never judged', 'une remarque, jamais jugée'),
]
