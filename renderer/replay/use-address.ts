import { useEffect, useRef } from 'react'

/** So long one rests on an act before the address says it: browsers take no more than a few changes a second. */
const REST = 300

/**
 * Keeps the address at the act that is shown, without leaving a trail of acts behind in the history; what else changes the address (a link that is opened)
 * is told.
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
    // the router does not hear that the address moved on: for it a link to where it began changes nothing
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
