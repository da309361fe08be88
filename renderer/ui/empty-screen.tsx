import { capitalized } from '../../engine/phrases/typeset.ts'
import type { EmptyProps } from './empty-note.tsx'

/** A screen without its subject, such as an incident that is not in the file. */
export const EmptyScreen = ({ fact, todo }: Omit<EmptyProps, 'link'>) => (
  <main className="empty">
    <h1 className="heading">{capitalized(fact)}</h1>
    {todo && <p>{todo}</p>}
  </main>
)
