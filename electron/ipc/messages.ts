/** Requests and answers as messages between the shell and the desk's process. Body chunks are pulled with `more`: backpressure. */
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
  /** The window is closed: finish the requests, close the file, end the process. */
  | { readonly kind: 'leave' }
  | PrintedMessage

export type FromDesk =
  | { readonly kind: 'head'; readonly id: number; readonly status: number; readonly headers: Pairs; readonly hasBody: boolean }
  | { readonly kind: 'part'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  /** The desk is ready for requests. */
  | { readonly kind: 'started' }
  /** The tournament file in use, for a successor of this process. */
  | { readonly kind: 'in-use'; readonly file: string }
  | NotOpened
  | ToPrint

export type NotOpened = { readonly kind: 'not-opened'; readonly file: string; readonly why: { readonly en: string; readonly fr: string } }

/** A page that the desk wants printed, and the result; `pdf` is null on failure. */
export type ToPrint = { readonly kind: 'print'; readonly id: number; readonly page: string }
export type PrintedMessage = { readonly kind: 'printed'; readonly id: number; readonly pdf: Uint8Array | null; readonly trouble: string }

type Pairs = readonly (readonly [string, string])[]

/** One end of the port between two processes. */
export type MessageLine<Out, In> = { readonly send: (message: Out) => void; readonly listen: (listener: (message: In) => void) => void }

/** Names of the messages between a page and the shell. */
export const SAVE = 'shinpan:save'
export const PRINT = 'shinpan:print'
export const OPEN = 'shinpan:open'
export const TELL = 'shinpan:tell'
export const KEEP = 'shinpan:keep'
export const BEGUN = 'shinpan:begun'
export const DO = 'shinpan:do'
