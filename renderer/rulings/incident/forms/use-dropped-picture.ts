import { useEffect, useRef } from 'react'

/** Receives a file that is pasted, or dropped anywhere on the page. Prevents the browser from opening the file instead. */
export const useDroppedPicture = (onFile: (file: File | undefined) => void): void => {
  const heard = useRef(onFile)
  useEffect(() => {
    heard.current = onFile
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('paste', ({ clipboardData }) => heard.current(clipboardData?.files[0]), { signal })
    addEventListener('dragover', (event) => event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        heard.current(event.dataTransfer?.files[0])
      },
      { signal },
    )
    return () => ending.abort()
  }, [])
}
