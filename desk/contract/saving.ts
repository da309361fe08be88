import { z } from 'zod'
import { byLanguage, integer, moment, type Shape, text } from './shape.ts'
import { RENAMING_CAUSES, SAVING_TROUBLES } from './vocabulary.ts'

/**
 * A change of device name, because another device also used it. `taken`: another desk writes under it. `behind`: the hub had entries of it
 * that the file lacked, as after a restored backup. `forked`: each had others. `entries`: number renamed (`forked`) or restored (`behind`).
 * `kept`: path of the file's state before.
 */
const anotherName = z.strictObject({ at: moment, why: z.enum(RENAMING_CAUSES), entries: integer, kept: text.nullable() })
export interface AnotherName extends Shape<typeof anotherName> {}

/**
 * Cause of a failed sync. `away`: no answer, or the connection broke; the desk retries. `closed`: the hub rejects this desk, and a user
 * must act. `refused`: the hub rejects these entries. `update`: one of the two is too old.
 */
const hubTroubleKind = z.enum(['away', 'closed', 'refused', 'update'])
export type HubTroubleKind = Shape<typeof hubTroubleKind>

/**
 * Sync state with the hub. `exchanging`: many entries are on their way. `together`: both have the same entries. `apart`: no exchange, with
 * its start and reason. `unsent`: entries that the hub is not known to have. `untaken`: entries of the hub that this file lacks.
 */
const hubStanding = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('connecting'), since: moment }),
  z.strictObject({ state: z.literal('exchanging'), since: moment, unsent: integer, untaken: integer }),
  z.strictObject({ state: z.literal('together'), since: moment }),
  z.strictObject({ state: z.literal('apart'), since: moment, why: byLanguage, trouble: hubTroubleKind, unsent: integer }),
])
export type HubStanding = Shape<typeof hubStanding>

/** A warning of the hub that stops nothing. `short`: its text for the status bar, if it belongs there. `at`: the time of its cause. */
const hubAdvice = z.strictObject({ short: byLanguage.nullable(), says: byLanguage, at: moment.nullable() })
export interface HubAdvice extends Shape<typeof hubAdvice> {}

/**
 * A file that lacks entries known to this machine. `missing`: their number. `since`: time of the newest entry in the file. `until`: time of
 * the newest missing entry. `holder`: a file on this machine that has them.
 */
const olderState = z.strictObject({ missing: integer, since: moment, until: moment, holder: text.nullable(), text: byLanguage })
export interface OlderState extends Shape<typeof olderState> {}

/** A file that is open in place of another one of the same tournament, as a backup is. `original`: that file, null if it is not found. */
const copyOf = z.strictObject({ isBackup: z.boolean(), original: text.nullable(), text: byLanguage })
export interface CopyOf extends Shape<typeof copyOf> {}

/** Save status of the file in use. `trouble`: the reason why new entries are unsafe, and the time of its start. */
export const saving = z.strictObject({
  state: z.enum(['saved', 'trouble']),
  seq: integer,
  at: moment.nullable(),
  /** `copy`: a new file with all readable data of one that must not be written any more. */
  trouble: z.strictObject({ code: z.enum(SAVING_TROUBLES), detail: byLanguage, since: moment, copy: text.exactOptional() }).nullable(),
  /** The newest backup, the error of the last failed attempt, and the backup folder if it is not next to the file. */
  backup: z.strictObject({ at: moment.nullable(), trouble: byLanguage.nullable(), folder: text.nullable() }),
  /** Free space on the file's disk, in bytes; null if the system does not report it. */
  free: integer.nullable(),
  /** The full check that starts when a file is opened; `text`: the first error. */
  check: z.strictObject({ state: z.enum(['none', 'running', 'ok', 'wrong']), text: byLanguage.nullable() }),
  /** The file's state is older than one known to this machine. Null: it is not, or a user chose to continue. */
  older: olderState.nullable(),
  /** Null: it is none, or a user chose to continue in it. */
  copyOf: copyOf.nullable(),
  /** Sync state with the file's hub; null: no hub. */
  hub: hubStanding.nullable(),
  /** Further warnings of the hub. */
  hubAdvice: z.array(hubAdvice),
  /** Milliseconds by which this laptop's clock is ahead of the hub's; below 0 if it is slow. Null: correct or unknown. */
  ahead: z.number().nullable(),
  /** Number of entries that a newer version of this program wrote. They are stored, and displayed after an update. */
  newer: integer,
  /** Reason why this laptop now writes under another device name; null if it never had to change. */
  anotherName: anotherName.nullable(),
})
export interface Saving extends Shape<typeof saving> {}
