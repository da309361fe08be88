import type { en } from './en.ts'

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> }

/** The shape that every language fills: the same keys as English, any words. */
export type Texts = Widened<typeof en>
