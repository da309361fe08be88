import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ruleSetName } from '../../engine/words/rule-sets.ts'
import { ask, desk } from '../desk/client.ts'
import { Icon } from '../icons/icon.tsx'
import { useLanguage } from '../language/language.ts'
import { paths } from '../shell/paths.ts'
import { sayTrouble } from '../shell/trouble.ts'

/** The open file, and whether its log is what it was. */
export const FilePanel = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => desk.log.verify(),
    onError: (error: Error) => sayTrouble(error.message),
  })
  return (
    <div className="filepanel">
      <dl>
        <dt>{t('file.path')}</dt>
        <dd>{tournament?.file}</dd>
        <dt>{t('file.rules')}</dt>
        <dd>{tournament && ruleSetName(tournament.ruleSet, language)}</dd>
        {data && (
          <>
            <dt>{t('file.entries')}</dt>
            <dd>{data.entries}</dd>
            <dt>{t('file.head')}</dt>
            <dd>
              <code>{data.head}</code>
            </dd>
          </>
        )}
      </dl>
      <div role="status">
        {isPending && t('file.verifying')}
        {data &&
          (data.ok ? (
            <span className="save">
              <Icon name="saved" /> {t('file.clean', { count: data.entries })}
            </span>
          ) : (
            <span className="trouble">{t('file.broken', { trouble: data.text?.[language] ?? '' })}</span>
          ))}
      </div>
      <div className="do">
        <button type="button" className="btn" disabled={isPending} onClick={() => mutate()}>
          {t('file.verify')}
        </button>
        <a className="btn quiet" href={`#${paths.start}`}>
          {t('file.other')}
        </a>
      </div>
    </div>
  )
}
