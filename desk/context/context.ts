import { join } from 'node:path'
import { deviceId, deviceIn, homeFolder, homePath } from '../../db/disk/device.ts'
import type { HeadOfLog } from '../../db/log/read.ts'
import type { ReadableDb, WritableDb } from '../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { Result } from '../../engine/model/result.ts'
import type { InputOf, OutputOf, ResolvedInputOf } from '../contract/base.ts'
import type { Present } from '../contract/presence.ts'
import type { Saving } from '../contract/saving.ts'
import type { OwnAddress } from '../contract/tablets.ts'
import { currentDeviceName } from './device-names.ts'
import { type Diagnostics, diagnosticsIn } from './diagnostics/log-file.ts'
import { createEventBus, type EventBus } from './events/events.ts'
import type { FileAlarm, FileJobs } from './open-file-state.ts'
import { noPrinter, type Printer } from './printer.ts'
import type { Refusal } from './refusals.ts'
import type { TabletService, TabletStation } from './tablets.ts'

/** File extension of tournament files. */
export const FILE_EXTENSION = '.shinpan'

/** Options of a desk; a missing one takes the machine's default. */
export type DeskOptions = {
  /** The folder in which tournament files are created and listed. */
  readonly folder?: string
  /** The folder that stores the device's name. */
  readonly home?: string
  /** The folder of the built window. */
  readonly renderer?: string
  readonly now?: () => Date
  /** The author recorded for a request that names nobody; empty if absent. */
  readonly by?: string | undefined
  /** Prints PDFs. */
  readonly print?: Printer
  /** The network addresses of this machine at which it could serve tablets. */
  readonly addresses?: () => readonly OwnAddress[]
  /** The port that the tablet server tries first; 0: any free one. */
  readonly tabletPort?: number
}

/** The tournament file in use. */
export type OpenFile = {
  readonly file: string
  readonly db: ReadableDb
  /** Null if the file is read-only. */
  readonly writable: WritableDb | null
  /** The newest entry that the windows were notified of; at first, the newest one when the file was opened. */
  lastPublished: HeadOfLog | undefined
  /** Call when the log lacks `lastPublished`: another program has put an older state in the file's place. */
  readonly wentBack: () => void
  readonly opened: Date
  /** The newest backup: its time, its number of entries and the round in progress then; `trouble`: why the last attempt failed. */
  backup: {
    readonly at: Date | null
    readonly entries: number
    readonly round: number | null
    readonly trouble: ByLanguage<string> | null
    readonly tried: Date | null
  }
  /** Set while the file must not be written any more. */
  alarm: FileAlarm | null
  readonly jobs: FileJobs
  /** Entries missing from the file that it had before on this machine; null if none. */
  older: Saving['older']
  /** The file in whose place it is open; null if it is no copy, or if the user chose to go on in it. */
  copyOf: Saving['copyOf']
  /** The full check in the background; `text`: the first thing that is wrong. */
  check: Saving['check']
  /** State of the connection to the hub; null if the file has none. */
  hub: Saving['hub']
  /** When the hub last answered. */
  hubAnswered: Date | null
  /** The hub's last advice. */
  hubAdvice: Saving['hubAdvice']
}

/** The windows that have a table open, by window and device. */
export type PresenceState = {
  readonly windows: Map<string, Heard>
  /** Users at other laptops, as the hub last reported. */
  elsewhere: readonly RemoteUser[]
  /** The presence that the windows were last notified of, as JSON. */
  told: string
}
/** A user at another laptop; expires `counts` ms after `heard`. */
export type RemoteUser = { readonly open: OpenFile; readonly heard: number; readonly counts: number; readonly who: Omit<Present, 'window'> }
type Heard = { readonly open: OpenFile; readonly station: string | null; readonly said: number; readonly who: Present }

/** A file in transfer, in chunks, between a window and the desk. `size`: total bytes; `at`: bytes transferred so far. */
export type FileTransfer = {
  readonly way: 'in' | 'out'
  /** Its name on the sending side. */
  readonly name: string
  readonly path: string
  readonly size: number
  at: number
  /** Called after each chunk. */
  readonly onChunk: () => void
}

/** Wrong codes since the last right one, by device and referee. The desk forgets them when it ends. */
export type CodeTries = Map<string, { readonly times: number; readonly last: Date }>

/** Application context of the handlers: the open file, clock, user and event bus. */
export type DeskContext = {
  readonly folder: string
  /** The folder of this user's own files on this machine; it need not exist yet. */
  readonly home: string
  /** This device's name in a file. Creates the name if there is none, so only writers may call it. */
  readonly device: (file: string) => string
  readonly renderer: string
  readonly now: () => Date
  readonly by: string
  readonly events: EventBus
  readonly print: Printer
  readonly diagnostics: Diagnostics
  /** Counts of wrong referee codes. */
  readonly codeTries: CodeTries
  readonly transfers: Map<string, FileTransfer>
  /** Which user has which table open, as the windows reported. */
  readonly presence: PresenceState
  /** Null for the command line, which serves no tablets. */
  readonly tablets: TabletService | null
  /** The tablet that makes the call; null: this machine itself. */
  readonly station: TabletStation | null
  open: OpenFile | null
  /** The id of the referee of the open file who signed in with a code. */
  signedIn: string | null
  trouble: Saving['trouble']
}

/** The function of a procedure: it answers a request about the open file, or refuses it. */
export type ProcedureOf<P, Asked = InputOf<P>> = (desk: DeskContext, open: OpenFile, asked: Asked) => Result<OutputOf<P>, Refusal>

/** The same, for input that names rows by reference. */
export type ResolvedProcedureOf<P> = ProcedureOf<P, ResolvedInputOf<P>>

/** Context of an API call; `gone` aborts when the client disconnects. */
export type CallContext = { readonly desk: DeskContext; readonly gone?: AbortSignal }

/** Creates a context without an open file. */
export const createContext = (options: DeskOptions): DeskContext => {
  const home = options.home ?? homePath()
  const now = options.now ?? (() => new Date())
  return {
    folder: options.folder ?? join(home, 'tournaments'),
    home,
    device: (file) => currentDeviceName(home, deviceIn(file, deviceId(options.home ?? homeFolder()))),
    renderer: options.renderer ?? join(import.meta.dirname, '../../dist/renderer'),
    now,
    // the machine's account name doesn't say who used it, and files are passed on: it is never recorded
    by: options.by ?? '',
    events: createEventBus(),
    print: options.print ?? noPrinter,
    diagnostics: diagnosticsIn(home, now),
    codeTries: new Map(),
    transfers: new Map(),
    presence: { windows: new Map(), elsewhere: [], told: '[]' },
    tablets: null,
    station: null,
    open: null,
    signedIn: null,
    trouble: null,
  }
}
