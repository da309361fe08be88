import { capitalized } from '../../engine/phrases/typeset.ts'

type EmptyProps = { readonly fact: string; readonly todo: string; readonly link?: { readonly text: string; readonly href: string } }

/** Shown for an empty list: one sentence of fact, one of what to do. */
export const EmptyNote = ({ fact, todo, link }: EmptyProps) => (
  <div className="empty">
    <b className="heading">{fact}</b>
    {todo && <p>{todo}</p>}
    {link && (
      <p>
        <a className="link" href={link.href}>
          {link.text}
        </a>
      </p>
    )}
  </div>
)

/** A screen without its subject, such as an incident that is not in the file. */
export const EmptyScreen = ({ fact, todo }: Omit<EmptyProps, 'link'>) => (
  <main className="empty">
    <h1 className="heading">{capitalized(fact)}</h1>
    {todo && <p>{todo}</p>}
  </main>
)
