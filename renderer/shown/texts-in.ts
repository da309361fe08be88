import { harmless, isolated } from './isolated.ts'

/** What an element is made of, each text in it as it may be drawn; texts beside others keep their direction to themselves. */
export const textsIn = <Props>(props: Props): Props => {
  const { children } = props as { readonly children?: unknown }
  if (typeof children === 'string') {
    const shown = harmless(children)
    return shown === children ? props : { ...props, children: shown }
  }
  if (!Array.isArray(children)) return props
  const shown = children.map((child: unknown) => (typeof child === 'string' ? isolated(child) : child))
  return shown.every((child, n) => child === children[n]) ? props : { ...props, children: shown }
}
