import { z } from 'zod'
import { MOST_POINTS, PLAIN_PENALTY_KINDS, POINT_UNITS } from '../../engine/model/penalties.ts'
import { plainName } from '../../engine/wording/terms/characters.ts'
import type { SignedFields } from './penalty-fields.ts'
import { shownPenalty } from './shape.ts'

/** Why `signature` refuses characters such as line feeds and direction marks. */
export const UNSEEN = 'has characters that can’t be seen'

/** Inputs of users, shared by the API and the command line. Blanks alone count as missing. */
export const name: z.ZodType<string> = z.string().trim().min(1, 'is missing').max(200, 'has more than 200 characters')
/** The name with which a person signs; as in the lists of people, it has no characters that can't be seen. */
export const signature: z.ZodType<string> = name.refine((text) => plainName(text) === text, UNSEEN)
/** Author of an act that needs no signature; undefined: not stated. */
export const doneBy: z.ZodOptional<z.ZodString> = z.string().max(200).optional()
export const reason: z.ZodType<string> = z.string().trim().min(1, 'is missing').max(4000, 'has more than 4000 characters')

/** A long text that a person said or wrote. */
export const words: z.ZodType<string> = z.string().trim().min(1, 'is missing').max(20_000, 'has more than 20000 characters')

/** A referee's new code; older codes may be shorter. `renderer/ui/fields/new-code-fields.tsx` shows the same limits during typing. */
export const code: z.ZodType<string> = z
  .string()
  .min(6, 'has fewer than 6 characters')
  .max(200, 'has more than 200 characters')
  .refine((text) => text.length >= 10 || (/\p{L}/u.test(text) && /\p{N}/u.test(text)), 'needs letters and digits, or 10 characters')

/** A person: a player of the list by id, or anybody by name. */
export const named = z.object({ id: z.string().min(1).max(100).optional(), name })

/** A calendar date, such as `2026-11-21`. */
export const date: z.ZodType<string> = z.iso.date()

const AMOUNT = `needs points as a whole number from 1 to ${MOST_POINTS}`

/** A penalty as a referee imposes it. */
export const penalty = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('points'),
    amount: z.number(AMOUNT).int(AMOUNT).min(1, AMOUNT).max(MOST_POINTS, AMOUNT),
    unit: z.enum(POINT_UNITS),
  }),
  z.object({ kind: z.enum(PLAIN_PENALTY_KINDS) }),
])

/** Upper bound of a file name in bytes, with room for the names of files beside it (`.backups`). */
const MOST_NAME = 240

export const filePath: z.ZodType<string> = z
  .string()
  .min(1, 'is missing')
  .max(4096, 'has more than 4096 characters')
  .refine(
    (path) => !path.includes('\0') && path.split(/[\\/]/).every((part) => new TextEncoder().encode(part).length <= MOST_NAME),
    'is no path',
  )

/** Name of a file that a user provides. */
export const fileName: z.ZodType<string> = z.string().trim().min(1, 'is missing').max(255, 'has more than 255 characters')
const content = z.string().max(20_000_000)

/** A file of games with its content: text, or bytes in Base64. */
export const gameFile = z.union([z.object({ name: fileName, text: content }), z.object({ name: fileName, base64: content })])

const act = z.number().int().min(1)

/** Upper bound of the text in one request, in characters. */
const MOST_LETTERS = 100_000

/** Lines of a record. */
export const recordText: z.ZodType<string> = z.string().max(MOST_LETTERS, `has more than ${MOST_LETTERS} characters`)

/** A change to the list of a hand's acts; its numbers refer to the list before the change. */
export const listEdit = z.discriminatedUnion('do', [
  z.object({ do: z.literal('insert'), at: act, text: recordText }),
  z.object({ do: z.literal('remove'), at: act, count: act.default(1) }),
  z.object({ do: z.literal('replace'), at: act, count: act.default(1), text: recordText }),
  z.object({ do: z.literal('move'), at: act, count: act.default(1), after: z.number().int().min(0) }),
])

const setting = z.string().min(1).max(100)

/** A `listEdit`, a new set of header lines for a hand, or a change to its rule set and settings alone. */
export const correctionEdit = z.union([
  listEdit,
  z.object({ do: z.literal('header'), text: recordText }),
  z.object({
    do: z.literal('rules'),
    rules: z.string().min(1).max(60).optional(),
    settings: z.record(setting, setting.nullable()).optional(),
    hands: z.enum(['this', 'all']).optional(),
  }),
])

/** The measures carried out at the table: names of remedies, or steps as `doneStep` writes them. */
export const remedies = z.array(z.string().max(1000)).max(50).readonly()

/** The texts that a referee signs a ruling with. One that a further ruling does not say remains. */
export const SIGNED_TEXTS = { reason } satisfies { readonly [Text in keyof Omit<SignedFields, 'step'>]: z.ZodType }
const signedTexts = z.object(SIGNED_TEXTS)
export type SignedTexts = Readonly<z.infer<typeof signedTexts>>

/**
 * A decision as a referee signs it. `penalty`: the imposed one, if it is not the proposed one. `proposed`: the proposal that the referee saw;
 * refused if it is another by now, as after the player's next case.
 */
export const DECIDED = { penalty: penalty.optional(), proposed: shownPenalty.optional(), remedies: remedies.default([]), ...SIGNED_TEXTS }

export const round = z.number().int().min(1).max(999)

/** Length or extension of a round. */
export const minutes = z.number().int().min(1, 'is from 1 to 1440 minutes').max(1440, 'is from 1 to 1440 minutes')

/** An optional reason. */
export const remark = z.string().trim().max(4000, 'has more than 4000 characters').default('')

/** The text of a house-rules file. */
export const houseText = z.string().max(100_000)
