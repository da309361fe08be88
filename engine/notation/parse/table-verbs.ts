import { ABORTS, type EventOf, type TableVerb } from '../../model/events.ts'
import { IMPOSED_KINDS } from '../../model/penalties.ts'
import { ANSWERS, isRuleId, RULE_IDS, type RuleId } from '../../model/rule-ids.ts'
import { SEATS } from '../../model/seats.ts'
import { MAX_POINTS } from '../verbs.ts'
import { readTile, readTiles } from './read-tiles.ts'
import { readKnownWord, readNumber, readOneOf, readOptions, readSeat } from './read-words.ts'
import type { WordReader } from './word-reader.ts'

/** The words before the verb of the table. */
export type TableStart = { readonly actor: '*'; readonly clock?: number; readonly together?: true }

/** `events`: the number of events in the hand before this line; an answer or a ruling refers to one of them. */
type Reader<V extends TableVerb> = (words: WordReader, start: TableStart, events: number) => EventOf<V>

/** How each verb of the table is read, in the order of the notation’s table. */
export const TABLE_READERS: { readonly [V in TableVerb]: Reader<V> } = {
  dora: (words, start) => ({ ...start, verb: 'dora', tile: readTile(words) }),
  answer: (words, start, events) => {
    const event = readNumber(words, 1, events, 'event-number')
    const rule = readQuestionMaybe(words)
    const word = readAnswer(words, rule ? ANSWERS[rule] : ALL_ANSWERS)
    return { ...start, verb: 'answer', event, ...(rule && { rule }), word }
  },
  ruling: (words, start, events) => {
    const event = readNumber(words, 1, events, 'event-number')
    const rule = readRule(words)
    const decision = readOneOf(words, ['upheld', 'dismissed'])
    const { choice: imposed } = readOptions(words, { flags: [], choices: decision === 'upheld' ? IMPOSED_KINDS : [] })
    return { ...start, verb: 'ruling', event, rule, decision, ...(imposed && { imposed }) }
  },
  dead: (words, start) => ({ ...start, verb: 'dead', seat: readSeat(words) }),
  ura: (words, start) => ({ ...start, verb: 'ura', tiles: readTiles(words, 1, 5) }),
  scores: (words, start) => ({ ...start, verb: 'scores', points: readPoints(words) }),
  end: (words, start) => {
    const how = readOneOf(words, ['exhaustive', 'win', 'abort'])
    return { ...start, verb: 'end', how: how === 'abort' ? readOneOf(words, ABORTS) : how }
  },
  note: (words, start) => ({ ...start, verb: 'note', text: words.rest() }),
}

type QuestionRule = keyof typeof ANSWERS
const ALL_ANSWERS: readonly string[] = [...new Set(Object.values(ANSWERS).flat())]

const readAnswer = (words: WordReader, answers: readonly string[]): string =>
  readKnownWord(words, (word): word is string => answers.includes(word), { code: 'answer', words: answers }) ?? ''

/** Reads a rule, if the next word is one: its dot distinguishes it from an answer. */
const readQuestionMaybe = (words: WordReader): QuestionRule | undefined =>
  words.peek()?.text.includes('.') ? readKnownWord(words, isQuestionRule, { code: 'question-rule' }) : undefined
const isQuestionRule = (word: string): word is QuestionRule => Object.hasOwn(ANSWERS, word)

/** Reads the points of all seats. */
export const readPoints = (words: WordReader): readonly number[] => SEATS.map(() => readNumber(words, -MAX_POINTS, MAX_POINTS))

/** Reads the name of a rule. */
export const readRule = (words: WordReader): RuleId => readKnownWord(words, isRuleId, { code: 'rule' }) ?? RULE_IDS[0]
