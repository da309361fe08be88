import { useEffect, useState } from 'react'

/** In ms, how long a question is on screen before a key answers it: a key pressed a second time by habit is faster. */
const TO_READ = 600

/** Whether the question on the screen can have been read. */
export const useIsRead = (isAsked: boolean): boolean => {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setRead(true), TO_READ)
    return () => {
      clearTimeout(timer)
      setRead(false)
    }
  }, [isAsked])
  return isRead
}
