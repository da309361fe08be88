import type { ReactNode } from 'react'

type StruckProps = { readonly off: boolean; readonly children: ReactNode }

/** Struck through where it no longer holds; it stays readable. */
export const Struck = ({ off, children }: StruckProps) => (off ? <s>{children}</s> : children)
