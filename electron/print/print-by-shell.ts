import type { Printer } from '../../desk/context/printer.ts'
import type { FromDesk, MessageLine, PrintedMessage, ToDesk } from '../ipc/messages.ts'

/** The desk's end: lets the shell print, because only the shell has windows. A cancelled job returns nothing. */
export const printOver = ({ send, listen }: MessageLine<FromDesk, ToDesk>): Printer => {
  const waiting = new Map<number, (printed: PrintedMessage) => void>()
  let last = 0
  listen((message) => {
    if (message.kind !== 'printed') return
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  return (page, signal) =>
    new Promise((resolve) => {
      const id = ++last
      const refuse = (en: string, fr: string): void => resolve({ ok: false, error: { en, fr } })
      waiting.set(id, ({ pdf, trouble }) => {
        if (pdf) resolve({ ok: true, value: pdf })
        else refuse(`the PDF could not be printed: ${trouble}`, `le PDF n’a pas pu être imprimé : ${trouble}`)
      })
      signal?.addEventListener('abort', () => {
        waiting.delete(id)
        refuse('it was stopped; nothing was written', 'cela a été arrêté ; rien n’a été écrit')
      })
      send({ kind: 'print', id, page })
    })
}
