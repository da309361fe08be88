import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { chooseFile, forgetList, noteTaken, refreshPreviews, useChosenList, useTakenList } from './chosen-list.ts'
import { importOf } from './list-import.ts'

/** The chosen lists and the acts on them: choose, import, undo, leave. */
export const useListImport = () => {
  const { t, language } = useWords()
  const queries = useQueryClient()
  const { by, sign } = useSigner()
  const chosen = useChosenList()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const taken = useTakenList()
  const last = taken?.into === tournament?.file ? taken : null
  // the import of this visit, or its undo
  const [done, setDone] = useState<string | null>(null)
  const { sending, send, busy } = useSend(() => undefined)
  useEffect(() => {
    if (sending.kind === 'refused') void refreshPreviews()
  }, [sending.kind])
  const { file } = chosen
  const planned = importOf(chosen)
  const what = planned.kinds.map((kind) => t(`lists.kind.${kind}`)).join(', ')
  const takeAs = (by: string): void => {
    if (!file || !planned.canImport) return
    const { counts, request } = planned
    send(async (key) => {
      const imported = await desk.lists.take({ file, ...request, by, key })
      forgetList()
      const { fresh, changed } = imported.seq === null ? counts : imported
      const text = t('lists.done', {
        file: file.name,
        what,
        fresh: formatNumber(fresh, language),
        changed: formatNumber(changed, language),
      })
      noteTaken({ into: tournament?.file ?? '', request: key, text })
      setDone(text)
    })
  }
  const undo = ({ request }: NonNullable<typeof last>): void =>
    send(async (key) => {
      const { text } = await desk.tournaments.undo({ by, request, key })
      noteTaken(null)
      setDone(t('hall.undone', { what: text }))
      await queries.invalidateQueries()
    })
  return {
    chosen,
    planned,
    what,
    result: last?.text ?? done,
    done,
    sending,
    busy,
    choose: (next: File | undefined): void => {
      if (!next || busy) return
      setDone(null)
      void chooseFile(next, t)
    },
    take: (): void => sign(takeAs),
    /** Undoes the newest import of this window; null: there is none. */
    undo: last && (() => undo(last)),
    leave: (): void => {
      if (!busy) forgetList()
    },
  }
}
