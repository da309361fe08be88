export type EmptyProps = { readonly fact: string; readonly todo: string; readonly link?: { readonly text: string; readonly href: string } }

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
