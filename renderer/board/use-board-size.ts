import { useEffect, useState } from 'react'

/** Small type on plates in small windows. */
export const useBoardSize = (): 'lg' | 'md' => {
  const [large, setLarge] = useState(() => matchMedia(LARGE).matches)
  useEffect(() => {
    const query = matchMedia(LARGE)
    const change = () => setLarge(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return large ? 'lg' : 'md'
}
const LARGE = '(min-width: 1280px) and (min-height: 780px)'
