import type { ReactNode } from 'react'

type StruckProps = { readonly off: boolean; readonly children: ReactNode }

/** Strikes text through if it no longer holds; it stays readable. */
export const StruckThrough = ({ off, children }: StruckProps) => (off ? <s>{children}</s> : children)
