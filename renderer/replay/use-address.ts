import { useEffect, useRef } from 'react'

/** How long an act must be shown before the address is updated, in ms: browsers limit the number of changes per second. */
const REST = 300

/**
 * Keeps the address at the current act without adding to the history. Calls `onRoute` if the address changes otherwise, as when a link is
 * opened.
 */
export const useAddress = (route: string, path: string, onRoute: () => void): void => {
  const said = useRef(route)
  const told = useRef(onRoute)
  useEffect(() => {
    told.current = onRoute
  })
  useEffect(() => {
    if (route === said.current) return
    said.current = route
    told.current()
  }, [route])
  useEffect(() => {
    // the router does not notice these changes, so a link to the initial address would do nothing
    const again = (): void => {
      if (location.hash !== `#${route}` || route === said.current) return
      said.current = route
      told.current()
    }
    addEventListener('hashchange', again)
    return () => removeEventListener('hashchange', again)
  }, [route])
  useEffect(() => {
    if (path === said.current) return
    const timer = setTimeout(() => {
      said.current = path
      history.replaceState(history.state, '', `#${path}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [path])
}
