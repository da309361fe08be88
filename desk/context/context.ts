import { join } from 'node:path'
import { deviceId, deviceIn, homeFolder, homePath } from '../../db/disk/device.ts'
import type { Head } from '../../db/log/read.ts'
import type { ReadableDb, WritableDb } from '../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { Present } from '../contract/presence.ts'
import type { Saving } from '../contract/saving.ts'
import type { OwnAddress } from '../contract/tablets.ts'
import { nameNow } from './device-names.ts'
import { type Diagnostics, diagnosticsIn } from './diagnostics/log-file.ts'
import { type Newsroom, newsroom } from './events/events.ts'
import type { PlayedHand } from './hand-cache.ts'
import { noPrinter, type Printer } from './printer.ts'
import type { Station, TabletService } from './tablets.ts'

/** The ending of tournament files. */
export const ENDING = '.shinpan'

/** What a desk is made with; what is left out is the machine's own. */
export type DeskOptions = {
  /** Where tournament files are made and looked for. */
  readonly folder?: string
  /** Where the device's name is kept. */
  readonly home?: string
  /** The folder of the built window. */
  readonly renderer?: string
  readonly now?: () => Date
  /** Who stands in the log where a request names nobody; without it, nobody. */
  readonly by?: string | undefined
  /** What prints PDFs. */
  readonly print?: Printer
  /** The addresses of this machine on its networks, on which tablets could be served. */
  readonly addresses?: () => readonly OwnAddress[]
  /** The port that is tried first for them; 0: any free one. */
  readonly tabletPort?: number
}

/** The tournament file in use. */
export type OpenFile = {
  readonly file: string
  readonly db: ReadableDb
  /** Null where the file can't be written. */
  readonly writable: WritableDb | null
  /** Hands folded so far, by id: never the truth, only kept so that an act costs the same at any length. */
  readonly hands: Map<string, PlayedHand>
  /** The newest entry that the windows were told of, or that stood there when the file was opened. */
  told: Head | undefined
  readonly opened: Date
  /**
   * The newest backup: when it was made, how many entries it held, and the round that went on then; `trouble`: why the last try failed.
   */
  backup: {
    readonly at: Date | null
    readonly entries: number
    readonly round: number | null
    readonly trouble: ByLanguage<string> | null
    readonly tried: Date | null
  }
  /** What it lacks of what this machine has seen; null where it lacks nothing. */
  older: Saving['older']
  /** The full check in the background; `text`: the first thing that is wrong. */
  check: Saving['check']
  /** How it stands with its hub; null where it is tied to none. */
  hub: Saving['hub']
  /** When the hub answered last. */
  hubAnswered: Date | null
  /** What it gave to know when it was there last. */
  hubAdvice: Saving['hubAdvice']
}

/** What a desk remembers of the windows that have a table open, by window and the device that it is on. */
export type PresenceBook = {
  readonly windows: Map<string, Heard>
  /** Who is at other laptops, as the hub said last. */
  elsewhere: readonly Elsewhere[]
  /** What the windows were told last. */
  told: string
}
/** Somebody at another laptop: counts for so many ms from when it was heard. */
export type Elsewhere = { readonly open: OpenFile; readonly heard: number; readonly counts: number; readonly who: Omit<Present, 'window'> }
type Heard = { readonly open: OpenFile; readonly station: string | null; readonly said: number; readonly who: Present }

/** A whole file that crosses between a window and the desk in parts. `size`: of all of it, in bytes; `at`: how much of it has crossed. */
export type Crossing = {
  readonly way: 'in' | 'out'
  /** What it is called where it comes from. */
  readonly name: string
  readonly path: string
  readonly size: number
  at: number
  /** Told after each part. */
  readonly told: () => void
}

/** Wrong codes since the last right one, by who tried them and whose code it is. They are forgotten when the desk ends. */
export type CodeTries = Map<string, { readonly times: number; readonly last: Date }>

/** What the handlers work with: the one file in use, clock, user, news. */
export type Office = {
  readonly folder: string
  /** Where what belongs to this person on this machine is kept; it need not exist yet. */
  readonly home: string
  /** What this device is called in a file. Asked for only where something is written: who only reads needs no name. */
  readonly device: (file: string) => string
  readonly renderer: string
  readonly now: () => Date
  readonly by: string
  readonly news: Newsroom
  readonly print: Printer
  readonly diagnostics: Diagnostics
  /** Wrong codes of referees. */
  readonly codeTries: CodeTries
  /** Whole files that come in or go out in parts just now, by their key. */
  readonly crossings: Map<string, Crossing>
  /** Who has which table open, as their windows said. */
  readonly presence: PresenceBook
  /** Null for the command line, which serves none. */
  readonly tablets: TabletService | null
  /** The tablet that asks; null: this machine itself. */
  readonly station: Station | null
  open: OpenFile | null
  /** The referee who signed in with a code, of the file in use. */
  signedIn: string | null
  trouble: Saving['trouble']
}

/** With what each call is asked; `gone`: that whoever asked no longer listens. */
export type Asked = { readonly office: Office; readonly gone?: AbortSignal }

/** Sets up an office without a file. */
export const officeOf = (options: DeskOptions): Office => {
  const home = options.home ?? homePath()
  const now = options.now ?? (() => new Date())
  return {
    folder: options.folder ?? join(home, 'tournaments'),
    home,
    device: (file) => nameNow(home, deviceIn(file, deviceId(options.home ?? homeFolder()))),
    renderer: options.renderer ?? join(import.meta.dirname, '../../dist/renderer'),
    now,
    // the account of a machine says nothing of who sat at it, and a file goes to other people: its name never stands in one
    by: options.by ?? '',
    news: newsroom(),
    print: options.print ?? noPrinter,
    diagnostics: diagnosticsIn(home, now),
    codeTries: new Map(),
    crossings: new Map(),
    presence: { windows: new Map(), elsewhere: [], told: '[]' },
    tablets: null,
    station: null,
    open: null,
    signedIn: null,
    trouble: null,
  }
}
