import type { ByLanguage } from '../../engine/model/language.ts'
import type { RENAMING_CAUSES, SavingTrouble } from './vocabulary.ts'

/** Whether what was entered is safe, and since when not. */
export type Saving = {
  readonly state: 'saved' | 'trouble'
  readonly seq: number
  readonly at: Date | null
  /** `copy`: a new file with all that could be read of one that must not be written in any more. */
  readonly trouble: {
    readonly code: SavingTrouble
    readonly detail: ByLanguage<string>
    readonly since: Date
    readonly copy?: string
  } | null
  /** The newest backup, why the last try to make one failed, if it did, and the folder that they go to, where it is not next to the file. */
  readonly backup: { readonly at: Date | null; readonly trouble: ByLanguage<string> | null; readonly folder: string | null }
  /** Room on the disk that the file is on, in bytes; null where the system does not tell. */
  readonly free: number | null
  /** The full check that begins when a file is opened; `text`: the first thing that is wrong. */
  readonly check: { readonly state: 'none' | 'running' | 'ok' | 'wrong'; readonly text: ByLanguage<string> | null }
  /** That it is an older state than this machine has seen; null where it is not, or somebody went on knowingly. */
  readonly older: OlderState | null
  /** How the file stands with the hub that it is kept together with; null where there is none. */
  readonly hub: HubStanding | null
  /** What else the hub gives to know. */
  readonly hubAdvice: readonly HubAdvice[]
  /** How many ms this laptop's clock is ahead of the hub's, below 0 where it is behind; null: it is right, or the hub has not said. */
  readonly ahead: number | null
  /** Entries of another desk whose version of this program is newer: they are kept, and show once this one is brought up to date. */
  readonly newer: number
  /** Why this laptop writes into the file under another name than at first; null where it never had to. */
  readonly anotherName: AnotherName | null
}

/**
 * The name under which a laptop wrote was another's as well. `taken`: another desk writes under it; `behind`: the hub held entries of it that the
 * file did not, as where a backup was put back; `forked`: each held others. `entries`: how many were named anew (`forked`) or came back (`behind`);
 * `kept`: where the file lies as it was before.
 */
export type AnotherName = {
  readonly at: Date
  readonly why: (typeof RENAMING_CAUSES)[number]
  readonly entries: number
  readonly kept: string | null
}

/**
 * `exchanging`: much is on its way; `together`: each holds what the other does; `apart`: nothing goes between them, since when and why. `unsent`: entries
 * that the hub is not known to hold; `untaken`: those it holds and this file does not.
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

/** What a person should know of a hub though all goes on: in a few words for the bar, where it belongs there; in full; and when it happened. */
export type HubAdvice = { readonly short: ByLanguage<string> | null; readonly says: ByLanguage<string>; readonly at: Date | null }

/**
 * What stands between a desk and its hub. `away`: nobody answers, or it broke off, to be tried again; `closed`: it does not let this desk in, which
 * a person has to see to; `refused`: it does not take these entries; `update`: one of the two is too old.
 */
export type HubTroubleKind = 'away' | 'closed' | 'refused' | 'update'

/**
 * A file holds less than this machine has seen of its tournament. `missing`: how many entries; `since`: when the newest
 * entry that is there was made, `until`: the newest that is not; `holder`: a file on this machine that has them.
 */
export type OlderState = {
  readonly missing: number
  readonly since: Date
  readonly until: Date
  readonly holder: string | null
  readonly text: ByLanguage<string>
}
