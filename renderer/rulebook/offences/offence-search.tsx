import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useLocation } from 'wouter'
import { isConductId } from '../../../engine/model/conduct.ts'
import type { Language } from '../../../engine/model/language.ts'
import { settingName } from '../../../engine/wording/editions/settings.ts'
import { isAskedSetting } from '../../../engine/wording/everyday/settings.ts'
import { conductName } from '../../../engine/wording/penalties/conduct.ts'
import { ruleName } from '../../../engine/wording/rules/rule-table.ts'
import { useRuleSets } from '../../app-state/desk/use-rule-sets.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useWords } from '../../language/language.ts'
import { InTermsOf } from '../../language/own-terms.tsx'
import { Button } from '../../ui/button.tsx'
import { ConductDetail } from './conduct-detail.tsx'
import { OffenceDetail } from './offence-detail.tsx'
import * as css from './offences.module.css'
import { type Offence, offenceSearch } from './search-offences.ts'
import { SettingDetail } from './setting-detail.tsx'

type OffenceSearchProps = { readonly onClose: () => void }

/** The search by what happened, in everyday words, with the answer of the rules in force. Esc returns to where the focus was. */
export const OffenceSearch = ({ onClose }: OffenceSearchProps) => {
  const { t, language } = useWords()
  const [, go] = useLocation()
  const [rules] = useRuleSets()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const [search] = useState(offenceSearch)
  const found = useMemo(() => search(text), [search, text])
  const chosen = found[Math.min(at, found.length - 1)]
  const options = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chosen) options.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const open = (offence: Offence): void => {
    // the answer is all there is of conduct and of a setting
    if (isConductId(offence) || isAskedSetting(offence)) return
    onClose()
    go(paths.rule(offence))
  }
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0 && found.length > 0) setAt((Math.min(at, found.length - 1) + by + found.length) % found.length)
    else if (event.key === 'Enter' && chosen) open(chosen)
    else return
    event.preventDefault()
  }
  return (
    <ModalOverlay className="veil" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
      <Modal>
        <Dialog className={`dialog ${css.offences}`}>
          <div className={css.asked}>
            <Heading slot="title" level={1}>
              {t('offences.title')}
            </Heading>
            <div className="field">
              <input
                type="search"
                autoFocus
                role="combobox"
                aria-label={t('offences.label')}
                aria-expanded={found.length > 0}
                aria-controls={list}
                aria-autocomplete="list"
                aria-activedescendant={chosen && `${list}-${chosen}`}
                autoComplete="off"
                maxLength={200}
                placeholder={t('offences.placeholder')}
                value={text}
                onChange={(event) => {
                  setText(event.target.value)
                  setAt(0)
                }}
                onKeyDown={press}
              />
            </div>
            <Button label={t('app.close')} chord="Escape" onClick={onClose} />
          </div>
          <p className="sr" role="status">
            {text.trim() === '' ? '' : t('rulebook.found', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <p className="q2">{text.trim() === '' ? t('offences.hint') : t('offences.nothing')}</p>
          ) : (
            <div className={css.answer}>
              {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox */}
              <ul id={list} ref={options} role="listbox" aria-label={t('offences.rules')} className={css.found}>
                {found.map((offence) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                  <li
                    key={offence}
                    id={`${list}-${offence}`}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the combobox
                    role="option"
                    aria-selected={offence === chosen}
                    onClick={() => setAt(found.indexOf(offence))}
                    onDoubleClick={() => open(offence)}
                  >
                    {offenceName(offence, language)}
                  </li>
                ))}
              </ul>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
              <section className={css.detail} tabIndex={0} aria-label={t('offences.answer')}>
                {chosen &&
                  (isConductId(chosen) ? (
                    <ConductDetail conduct={chosen} rules={rules} />
                  ) : isAskedSetting(chosen) ? (
                    <SettingDetail setting={chosen} rules={rules} />
                  ) : (
                    <InTermsOf rules={rules}>
                      <OffenceDetail rule={chosen} rules={rules} onOpen={() => open(chosen)} />
                    </InTermsOf>
                  ))}
              </section>
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const offenceName = (offence: Offence, language: Language): string =>
  isConductId(offence)
    ? conductName(offence, language)
    : isAskedSetting(offence)
      ? settingName(offence, language)
      : ruleName(offence, language)
