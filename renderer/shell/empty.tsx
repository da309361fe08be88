type EmptyProps = { readonly fact: string; readonly todo: string }

/** Nothing here: one sentence of fact, one of what to do. */
export const Empty = ({ fact, todo }: EmptyProps) => (
  <div className="empty">
    <b>{fact}</b>
    {todo && <p>{todo}</p>}
  </div>
)
