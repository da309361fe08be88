import { useQuery } from '@tanstack/react-query'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../engine/model/language.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useKeyMap } from '../../keys/overlays.ts'
import { formatMoment } from '../../language/format.ts'
import { setLanguage, useWords } from '../../language/language.ts'
import { Button, ScreenLink } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { setTheme, THEMES, useTheme } from '../../ui/theme.ts'
import * as rulesCss from '../rules/rules.module.css'
import * as setupCss from '../setup.module.css'
import { BackupForm } from './backup-form.tsx'
import { HubSection } from './hub-section.tsx'

/** Settings of this computer: language, appearance, keys, tablets, hub, folders of the file and its backups. */
export const MachineSection = () => {
  const { t, language } = useWords()
  const look = useTheme()
  const keyMap = useKeyMap()
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const { data: backups = [] } = useQuery({ ...ask.backups.list.queryOptions({ input: {} }), enabled: Boolean(tournament) })
  const { data: place } = useQuery({ ...ask.backups.place.queryOptions(), enabled: Boolean(tournament) })
  const [newest] = backups
  return (
    <div className={`sections ${rulesCss.rulesetup}`}>
      <section>
        <h2>{t('setup.step.machine')}</h2>
        <div className="row">
          <SelectField
            label={t('signs.language')}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={language}
            onValue={(one) => void setLanguage(one)}
            first
          />
          <SelectField
            label={t('signs.look')}
            options={THEMES.map((value) => ({ value, label: t(`signs.${value}`) }))}
            value={look}
            onValue={setTheme}
          />
          <Button label={t('signs.keys')} chord="?" onClick={keyMap.open} />
        </div>
      </section>
      <section>
        <h2>{t('tablets.title')}</h2>
        <p className="row">
          <ScreenLink className="btn" to={paths.tablets} label={t('tablets.code')} />
        </p>
      </section>
      <HubSection />
      <section>
        <h2>{t('device.file')}</h2>
        <dl className={setupCss.places}>
          <div>
            <dt className="q2">{t('device.where')}</dt>
            <dd>
              <code>{tournament?.file}</code>
            </dd>
          </div>
          <div>
            <dt className="q2">{t('device.backups')}</dt>
            <dd>
              <code>{place?.folder}</code>
              <br />
              {newest ? (
                <span className="q2">{t('device.kept', { count: backups.length, time: formatMoment(newest.at, language) })}</span>
              ) : (
                t('device.noBackup')
              )}
            </dd>
          </div>
        </dl>
        <BackupForm />
      </section>
      <section>
        <h2>{t('joining.title')}</h2>
        <p className="row">
          <ScreenLink className="btn" to={paths.waiting} label={t('joining.preview')} />
        </p>
      </section>
    </div>
  )
}
