import type { ByLanguage } from '../../engine/model/language.ts'
import type { RENAMING_CAUSES, SavingTrouble } from './vocabulary.ts'

/** Save status of the file in use. `trouble`: the reason why new entries are unsafe, and the time of its start. */
export type Saving = {
  readonly state: 'saved' | 'trouble'
  readonly seq: number
  readonly at: Date | null
  /** `copy`: a new file with all readable data of one that must not be written any more. */
  readonly trouble: {
    readonly code: SavingTrouble
    readonly detail: ByLanguage<string>
    readonly since: Date
    readonly copy?: string
  } | null
  /** The newest backup, the error of the last failed attempt, and the backup folder if it is not next to the file. */
  readonly backup: { readonly at: Date | null; readonly trouble: ByLanguage<string> | null; readonly folder: string | null }
  /** Free space on the file's disk, in bytes; null if the system does not report it. */
  readonly free: number | null
  /** The full check that starts when a file is opened; `text`: the first error. */
  readonly check: { readonly state: 'none' | 'running' | 'ok' | 'wrong'; readonly text: ByLanguage<string> | null }
  /** The file's state is older than one known to this machine. Null: it is not, or a user chose to continue. */
  readonly older: OlderState | null
  /** Sync state with the file's hub; null: no hub. */
  readonly hub: HubStanding | null
  /** Further warnings of the hub. */
  readonly hubAdvice: readonly HubAdvice[]
  /** Milliseconds by which this laptop's clock is ahead of the hub's; below 0 if it is slow. Null: correct or unknown. */
  readonly ahead: number | null
  /** Number of entries that a newer version of this program wrote. They are stored, and displayed after an update. */
  readonly newer: number
  /** Reason why this laptop now writes under another device name; null if it never had to change. */
  readonly anotherName: AnotherName | null
}

/**
 * A change of device name, because another device also used it. `taken`: another desk writes under it. `behind`: the hub had entries of it
 * that the file lacked, as after a restored backup. `forked`: each had others. `entries`: number renamed (`forked`) or restored (`behind`).
 * `kept`: path of the file's state before.
 */
export type AnotherName = {
  readonly at: Date
  readonly why: (typeof RENAMING_CAUSES)[number]
  readonly entries: number
  readonly kept: string | null
}

/**
 * Sync state with the hub. `exchanging`: many entries are on their way. `together`: both have the same entries. `apart`: no exchange, with
 * its start and reason. `unsent`: entries that the hub is not known to have. `untaken`: entries of the hub that this file lacks.
 */
export type HubStanding =
  | { readonly state: 'connecting'; readonly since: Date }
  | { readonly state: 'exchanging'; readonly since: Date; readonly unsent: number; readonly untaken: number }
  | { readonly state: 'together'; readonly since: Date }
  | {
      readonly state: 'apart'
      readonly since: Date
      readonly why: ByLanguage<string>
      readonly trouble: HubTroubleKind
      readonly unsent: number
    }

/** A warning of the hub that stops nothing. `short`: its text for the status bar, if it belongs there. `at`: the time of its cause. */
export type HubAdvice = { readonly short: ByLanguage<string> | null; readonly says: ByLanguage<string>; readonly at: Date | null }

/**
 * Cause of a failed sync. `away`: no answer, or the connection broke; the desk retries. `closed`: the hub rejects this desk, and a user
 * must act. `refused`: the hub rejects these entries. `update`: one of the two is too old.
 */
export type HubTroubleKind = 'away' | 'closed' | 'refused' | 'update'

/**
 * A file that lacks entries known to this machine. `missing`: their number. `since`: time of the newest entry in the file. `until`: time of
 * the newest missing entry. `holder`: a file on this machine that has them.
 */
export type OlderState = {
  readonly missing: number
  readonly since: Date
  readonly until: Date
  readonly holder: string | null
  readonly text: ByLanguage<string>
}
