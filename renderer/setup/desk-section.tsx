import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../engine/language.ts'
import { ask, desk } from '../desk/client.ts'
import { useSend } from '../incidents/use-send.ts'
import { useKeyMap } from '../keys/use-key-map.ts'
import { moment } from '../language/format.ts'
import { setLanguage, useLanguage } from '../language/language.ts'
import { LOOKS, setLook, useLook } from '../shell/look.ts'
import { useSigner } from '../shell/use-signer.ts'

/** Who referees and signs with a code; and this machine: language, appearance, keys, where the file and its backups lie. */
export const DeskSection = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const look = useLook()
  const keyMap = useKeyMap()
  const { referees, openMenu } = useSigner()
  const [name, setName] = useState('')
  const { sending, send, busy } = useSend(() => setName(''))
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: backups = [] } = useQuery({ ...ask.backups.list.queryOptions({ input: {} }), enabled: Boolean(tournament) })
  const [newest] = backups
  const add = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '') send(() => desk.referees.add({ name: name.trim(), head: referees.length === 0 }))
  }
  return (
    <div className="rulesetup">
      <section>
        <h2>{t('device.referees')}</h2>
        <ul className="byround">
          {referees.map((referee) => (
            <li key={referee.id}>
              <b>{referee.name}</b>{' '}
              <span className="q2">
                {[referee.head && t('signs.head'), t(referee.hasCode ? 'signs.withCode' : 'device.noCode')].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        <form className="row" onSubmit={add}>
          <div className="field">
            <label htmlFor="new-referee">{t('device.further')}</label>
            <input
              id="new-referee"
              value={name}
              maxLength={200}
              autoComplete="off"
              disabled={busy}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <button type="submit" className="btn" disabled={busy || name.trim() === ''}>
            {t('device.add')}
          </button>
          <button type="button" className="btn" onClick={openMenu}>
            {t('signs.codes')} <kbd>F9</kbd>
          </button>
          <p className="err" role="alert">
            {sending.kind === 'refused' ? sending.message : sending.kind === 'held' ? t('act.held') : ''}
          </p>
        </form>
      </section>
      <section>
        <h2>{t('device.machine')}</h2>
        <div className="row">
          <div className="field">
            <label htmlFor="device-language">{t('signs.language')}</label>
            <select id="device-language" value={language} onChange={(event) => setLanguage(event.target.value === 'fr' ? 'fr' : 'en')}>
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {one === 'en' ? 'English' : 'Français'}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="device-look">{t('signs.look')}</label>
            <select
              id="device-look"
              value={look}
              onChange={(event) => setLook(LOOKS.find((one) => one === event.target.value) ?? 'system')}
            >
              {LOOKS.map((one) => (
                <option key={one} value={one}>
                  {t(`signs.${one}`)}
                </option>
              ))}
            </select>
          </div>
          <button type="button" className="btn" onClick={keyMap.open}>
            {t('signs.keys')} <kbd>?</kbd>
          </button>
        </div>
      </section>
      <section>
        <h2>{t('device.file')}</h2>
        <dl className="places">
          <div>
            <dt>{t('device.where')}</dt>
            <dd>
              <code>{tournament?.file}</code>
            </dd>
          </div>
          <div>
            <dt>{t('device.backups')}</dt>
            <dd>
              {newest ? (
                <>
                  <code>{newest.file.replace(/[/\\][^/\\]*$/, '')}</code>
                  <br />
                  <span className="q2">{t('device.kept', { count: backups.length, time: moment(newest.at, language) })}</span>
                </>
              ) : (
                t('device.noBackup')
              )}
            </dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
