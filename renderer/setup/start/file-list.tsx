import type { TournamentFile } from '../../../desk/contract/tournaments.ts'
import { formatMoment, formatSize } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { EmptyNote } from '../../ui/empty.tsx'
import { Rescue } from '../file/rescue.tsx'
import * as css from './start.module.css'

type FileListProps = {
  readonly files: readonly TournamentFile[]
  readonly folder: string
  readonly busy: boolean
  readonly onOpen: (file: string) => void
}

/** The tournament files in the desk's folder, newest first. An unreadable file shows the reason. */
export const FileList = ({ files, folder, busy, onOpen }: FileListProps) => {
  const { t, language } = useWords()
  if (files.length === 0) return <EmptyNote fact={t('start.none')} todo={t('start.noneDo')} />
  return (
    <>
      <p className="q2">{t('start.folder', { folder })}</p>
      <ul className={`lined ${css.files}`}>
        {files.map(({ file, name, changed, size: bytes, sample, trouble }) => (
          <li key={file}>
            <button type="button" disabled={busy || trouble !== null} onClick={() => onOpen(file)}>
              <span>
                <b className="heading">{name ?? inFolder(file, folder)}</b>
                {sample && <span className="q2"> · {t('start.isSample')}</span>}
                <br />
                <small className={trouble ? 'trouble' : ''}>
                  {trouble
                    ? t('start.unreadable', { trouble: trouble[language].replaceAll(file, inFolder(file, folder)) })
                    : inFolder(file, folder)}
                </small>
              </span>
              <small className="r">
                {formatMoment(changed, language)}
                <br />
                {formatSize(bytes, language)}
              </small>
            </button>
            {trouble && <Rescue file={file} looks={false} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A file's name inside the folder, whose path is shown once above. */
const inFolder = (file: string, folder: string): string =>
  file.startsWith(folder) ? file.slice(folder.length).replace(/^[/\\]/, '') : file
