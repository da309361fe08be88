import { useRef } from 'react'

/**
 * The idempotency key of what a form sends: the same only while it sends the same. If an answer is lost, the desk may have done what it was sent;
 * what the user has changed since is another act, which it must not take for that one.
 */
export const useContentKey = (): ((content: object) => string) => {
  const sent = useRef({ content: '', key: '' })
  return (content) => {
    const now = JSON.stringify(content)
    if (sent.current.content !== now) sent.current = { content: now, key: crypto.randomUUID() }
    return sent.current.key
  }
}
