import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ask, desk } from '../desk/client.ts'
import { Loading } from '../shell/loading.tsx'
import { paths } from '../shell/paths.ts'
import { sayTrouble } from '../shell/trouble.ts'
import { useTitle } from '../shell/use-title.ts'
import { FileList } from './file-list.tsx'
import { packed, ReceiveFile } from './receive-file.tsx'
import { TournamentForm } from './tournament-form.tsx'

/** Pick or make a tournament file. */
export const StartScreen = () => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const queries = useQueryClient()
  useTitle(t('start.title'))
  const { data: list } = useQuery({ ...ask.tournaments.list.queryOptions(), staleTime: 0 })
  const then = {
    onSuccess: async () => {
      queries.clear()
      await queries.invalidateQueries()
      go(paths.hall)
    },
    onError: (error: Error) => sayTrouble(t('start.failed', { why: error.message })),
  }
  const open = useMutation(ask.tournaments.open.mutationOptions(then))
  const create = useMutation(ask.tournaments.create.mutationOptions(then))
  const sample = useMutation(ask.tournaments.sample.mutationOptions(then))
  const receive = useMutation({ mutationFn: async (file: File) => desk.tournaments.receive(await packed(file)), ...then })
  const busy = open.isPending || create.isPending || sample.isPending || receive.isPending
  return (
    <main className="start">
      <div>
        <h1>{t('start.title')}</h1>
        <section>
          <h2>{t('start.files')}</h2>
          {list ? <FileList files={list.files} folder={list.folder} busy={busy} onOpen={(file) => open.mutate({ file })} /> : <Loading />}
          <p className="samplerow">
            <button type="button" className="btn" disabled={busy} onClick={() => sample.mutate(undefined)}>
              {t('start.sample')}
            </button>{' '}
            <span className="q2">{t('start.sampleWhat')}</span>
          </p>
          <ReceiveFile busy={busy} isReceiving={receive.isPending} onFile={(file) => receive.mutate(file)} />
        </section>
        <section>
          <h2>{t('start.make')}</h2>
          <TournamentForm busy={busy} onCreate={(made) => create.mutate(made)} />
        </section>
      </div>
    </main>
  )
}
