/** Requests and answers as messages between the shell and the desk's process. A body's parts are sent when asked for (`more`), so that a slow reader holds the writer back. */
export type ToDesk =
  | {
      readonly kind: 'request'
      readonly id: number
      readonly url: string
      readonly method: string
      readonly headers: Pairs
      readonly body: Uint8Array | null
    }
  | { readonly kind: 'more'; readonly id: number }
  | { readonly kind: 'stop'; readonly id: number }
  /** The window is gone: what was given is finished, the file closed, the process ends. */
  | { readonly kind: 'leave' }
  | Printed

export type FromDesk =
  | { readonly kind: 'head'; readonly id: number; readonly status: number; readonly headers: Pairs; readonly hasBody: boolean }
  | { readonly kind: 'part'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  /** The desk is there and answers from now on. */
  | { readonly kind: 'started' }
  /** The tournament file in use, for the process that comes after this one. */
  | { readonly kind: 'in-use'; readonly file: string }
  | NotOpened
  | ToPrint

/** The file that the process was started with could not be opened, and why. */
export type NotOpened = { readonly kind: 'not-opened'; readonly file: string; readonly why: { readonly en: string; readonly fr: string } }

/** A page that the desk wants printed, and what came of it; `pdf` is null where it could not be. */
export type ToPrint = { readonly kind: 'print'; readonly id: number; readonly page: string }
export type Printed = { readonly kind: 'printed'; readonly id: number; readonly pdf: Uint8Array | null; readonly trouble: string }

type Pairs = readonly (readonly [string, string])[]

/** One end of the line between two processes. */
export type Line<Out, In> = { readonly send: (message: Out) => void; readonly listen: (listener: (message: In) => void) => void }
