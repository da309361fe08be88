import type { RewrittenEntry } from '../../../db/file/rewrite-file.ts'
import type { Entry } from '../../../db/log/entry.ts'
import { NO_PLAYER_TEXTS } from '../../../db/log/listed-player.ts'
import { type LoggedBody, personalOf } from '../../context/permissions/entry-kinds.ts'
import type { TextEdit, TouchedText } from '../../contract/personal.ts'
import type { TextTreatment } from '../../contract/vocabulary.ts'
import { readWords } from '../names/entry-texts.ts'
import { nameReader, textReader } from '../names/in-text.ts'
import type { PseudonymousPerson } from '../names/names-of.ts'
import { sameName } from '../names/words.ts'
import { LEFT_OUT, type NewNames } from './new-names.ts'
import { positionsIn } from './positions.ts'

type Changing = {
  readonly people: readonly PseudonymousPerson[]
  readonly others: readonly string[]
  readonly names: NewNames
  readonly texts: TextTreatment
  readonly edits: readonly TextEdit[]
}

/** Rewrites entries without the names and ids of some people; `touched` is called for every text that a person should look at. */
export const entryChanger = (
  { people, others, names, texts, edits }: Changing,
  touched: (text: TouchedText) => void,
): ((entry: Entry) => RewrittenEntry) => {
  const byId = new Map(people.flatMap((one) => (one.player === null ? [] : [[one.player, one] as const])))
  const read = textReader(people, others)
  const readWhole = textReader(people, others, 'whole')
  const whose = nameReader(people, others)
  const decided = decidedBy(edits)
  const known = new Set(people.flatMap((one) => one.names.map(sameName)))

  return (entry) => {
    const { kind, seq } = entry
    /** The user's own wording, if there is one. Only a whole name in it still needs a check. */
    const edited = (before: string): string | undefined => {
      const after = decided(before)?.after ?? null
      if (after === null) return undefined
      const { doubts, text } = readWhole(after)
      const left = text === after ? doubts : [...doubts, { at: 0, word: after, now: after, candidates: [] }]
      touched({ seq, kind, before, after, doubts: left, pieces: [after], positions: positionsIn(after) })
      return names.text(after.trim() === '' ? LEFT_OUT : after)
    }
    const free = (text: string): string => {
      const own = edited(text)
      if (own !== undefined) return own
      if (texts === 'left-out') {
        if (text.trim() === '') return text
        touched({ seq, kind, before: text, after: LEFT_OUT, doubts: [], pieces: [LEFT_OUT], positions: [] })
        return LEFT_OUT
      }
      const { text: after, doubts, pieces } = read(text, decided(text)?.meant)
      const positions = positionsIn(text)
      if (after !== text || doubts.length > 0 || positions.length > 0 || decided(text))
        touched({ seq, kind, before: text, after, doubts, pieces, positions })
      return names.text(after)
    }
    const named = (name: string, id?: string): string => {
      if (id !== undefined) return byId.get(id)?.pseudonym ?? name
      const edit = edited(name)
      if (edit !== undefined) return edit
      const meant = whose(name)
      if (meant.size === 0) return name
      const [one = null] = meant
      const candidates = [...meant].filter((who) => who !== null)
      const chosen = decided(name)?.meant.get(0)
      const isChosen = chosen !== undefined && (chosen === '' || candidates.includes(chosen))
      const isSure = isChosen || meant.size === 1
      const after = (isChosen ? chosen : meant.has(null) ? '' : candidates.join(' / ')) || name
      const doubts = isSure ? [] : [{ at: 0, word: name, now: after, candidates }]
      // a whole name that is one person's alone needs no check by the user
      if (!(isSure && one !== null && known.has(sameName(name))) || isChosen)
        touched({ seq, kind, before: name, after, doubts, pieces: isSure ? [after] : ['', 0, ''], positions: [] })
      return after
    }
    const words = readWords(kind, JSON.stringify(personalOf(kind).withoutTraces(JSON.parse(entry.body) as LoggedBody)), {
      name: named,
      free,
    })
    const body = names.ids(withPseudonym(kind, words))
    return { ...entry, device: names.device(entry.device), by: named(entry.by), body: JSON.stringify(body) }
  }

  /** A player’s number and the texts of the list identify the player as the name does. */
  function withPseudonym(kind: string, body: LoggedBody): LoggedBody {
    const somebody = personalOf(kind).lists === 'player' && typeof body.player === 'string' ? byId.get(body.player) : undefined
    return somebody ? { ...body, name: somebody.pseudonym, number: somebody.number, ...NO_PLAYER_TEXTS } : body
  }
}

/** The user's decision about a text. */
type TextDecision = { readonly after: string | null; readonly meant: ReadonlyMap<number, string> }

const decidedBy = (edits: readonly TextEdit[]): ((before: string) => TextDecision | undefined) => {
  const byText = new Map(
    edits.map(({ before, after, meant }) => [before, { after, meant: new Map(meant.map(({ at, who }) => [at, who])) }] as const),
  )
  return (before) => byText.get(before)
}
