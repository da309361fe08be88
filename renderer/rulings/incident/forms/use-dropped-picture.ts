import { useEffect } from 'react'
import { useLatest } from '../../../ui/use-latest.ts'

/** Receives a file that is pasted, or dropped anywhere on the page. Prevents the browser from opening the file instead. */
export const useDroppedPicture = (onFile: (file: File | undefined) => void): void => {
  const take = useLatest(onFile)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('paste', ({ clipboardData }) => take(clipboardData?.files[0]), { signal })
    addEventListener('dragover', (event) => event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        take(event.dataTransfer?.files[0])
      },
      { signal },
    )
    return () => ending.abort()
  }, [take])
}
