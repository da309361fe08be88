import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ask } from '../../app-state/desk/client.ts'
import { desktopApp } from '../../app-state/desktop/desktop-app.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useTitle } from '../../app-state/navigation/use-title.ts'
import { forgetDraft } from '../../app-state/storage/drafts.ts'
import { showTrouble } from '../../app-state/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/status.tsx'
import { uploadTournament, useTransfer } from '../file/transfer.ts'
import { TransferProgress } from '../file/transfer-progress.tsx'
import { useDownload } from './download.ts'
import { FileList } from './file-list.tsx'
import { JoinHub } from './join-hub.tsx'
import * as css from './start.module.css'
import { NEW_TOURNAMENT, TournamentForm } from './tournament-form.tsx'

/** Start screen: opens or creates a tournament file. */
export const StartScreen = () => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const queries = useQueryClient()
  useTitle(t('start.title'))
  const { data: list } = useQuery({ ...ask.tournaments.list.queryOptions(), staleTime: 0 })
  /** Navigates to the hall of an existing tournament; a new one goes to the setup first. */
  const then = (to: string) => ({
    onSuccess: async () => {
      queries.clear()
      await queries.invalidateQueries()
      go(to)
    },
    onError: (error: Error) => showTrouble(t('start.failed', { why: error.message })),
  })
  const open = useMutation(ask.tournaments.open.mutationOptions(then(paths.hall)))
  const made = then(paths.setupStep('rules'))
  const create = useMutation(
    ask.tournaments.create.mutationOptions({
      ...made,
      onSuccess: () => {
        forgetDraft(NEW_TOURNAMENT)
        return made.onSuccess()
      },
    }),
  )
  const sample = useMutation(ask.tournaments.sample.mutationOptions(then(paths.hall)))
  const receive = async (file: File): Promise<void> => {
    if (await uploadTournament(file)) await then(paths.hall).onSuccess()
  }
  /** In the desktop app each file has its own window; a file that is already open comes to the front. */
  const pick = async (file: string): Promise<void> => {
    if (await desktopApp?.open(file)) go(paths.hall)
    else open.mutate({ file })
  }
  const isCrossing = useTransfer().step !== null
  const isComing = useDownload().isOn
  const busy = open.isPending || create.isPending || sample.isPending || isCrossing || isComing
  return (
    <main className={css.start}>
      <div className="two">
        <h1>{t('start.title')}</h1>
        <section>
          <h2>{t('start.files')}</h2>
          {list ? <FileList files={list.files} folder={list.folder} busy={busy} onOpen={(file) => void pick(file)} /> : <Loading />}
          <p className={css.samplerow}>
            <Button label={t('start.sample')} disabled={busy} onClick={() => sample.mutate(undefined)} />{' '}
            <span className="q2">{t('start.sampleWhat')}</span>
          </p>
          <ReceiveFile busy={busy} onFile={(file) => void receive(file)} />
          <TransferProgress />
          <JoinHub busy={busy} onJoined={() => void then(paths.hall).onSuccess()} />
        </section>
        <section>
          <h2>
            {t('start.make')} <kbd>Alt N</kbd>
          </h2>
          <TournamentForm busy={busy} onCreate={(made) => create.mutate(made)} />
        </section>
      </div>
    </main>
  )
}

type ReceiveFileProps = { readonly busy: boolean; readonly onFile: (file: File) => void }

/** Imports a whole tournament from a single file. */
const ReceiveFile = ({ busy, onFile }: ReceiveFileProps) => {
  const { t } = useTranslation()
  const pick = useRef<HTMLInputElement>(null)
  return (
    <p className={css.samplerow}>
      <input
        ref={pick}
        className="sr"
        type="file"
        tabIndex={-1}
        accept=".shinpan,.gz"
        aria-label={t('start.receive')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <Button label={t('start.receive')} disabled={busy} onClick={() => pick.current?.click()} />{' '}
      <span className="q2">{t('start.receiveWhat')}</span>
    </p>
  )
}
