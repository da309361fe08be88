import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, type Selection } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '../../engine/language.ts'
import { Icon } from '../icons/icon.tsx'
import { useKeyMap } from '../keys/use-key-map.ts'
import { setLanguage, useLanguage } from '../language/language.ts'
import { focused } from './focused.ts'
import { LOOKS, type Look, setLook, useLook } from './look.ts'
import { useSigner } from './use-signer.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** The one that was chosen. */
const first = (keys: Selection) => (keys === 'all' ? undefined : keys.values().next().value)

type SignListProps = { readonly button: RefObject<HTMLButtonElement | null> }

/** The choices behind the name in the top bar: who signs, which language, light or dark. */
export const SignList = ({ button }: SignListProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const look = useLook()
  const keyMap = useKeyMap()
  const { referees, signer, by, menu, choose, setMenu } = useSigner()
  return (
    <Popover aria-label={t('signs.menu')} placement="bottom end" triggerRef={button} isOpen={menu} onOpenChange={setMenu}>
      {referees.length === 0 && (
        <form
          className="signer"
          onSubmit={(event) => {
            event.preventDefault()
            setMenu(false)
          }}
        >
          <div className="field">
            <label htmlFor="signer">{t('signs.as')}</label>
            <input
              id="signer"
              ref={focused}
              value={by}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => choose(event.target.value)}
            />
          </div>
        </form>
      )}
      <Menu className="menu" aria-label={t('signs.menu')} autoFocus={referees.length > 0 && 'first'} onClose={() => setMenu(false)}>
        {referees.length > 0 && (
          <MenuSection
            selectionMode="single"
            selectedKeys={signer ? [signer.name] : []}
            onSelectionChange={(keys) => choose(String(first(keys) ?? signer?.name ?? ''))}
            disallowEmptySelection
          >
            <Header>{t('signs.as')}</Header>
            {referees.map(({ id, name, head }) => (
              <MenuItem key={id} id={name} className="menu-item" textValue={name}>
                <Icon name="check" />
                {name}
                {head && <span className="q2 push">{t('signs.head')}</span>}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuSection
          selectionMode="single"
          selectedKeys={[language]}
          onSelectionChange={(keys) => setLanguage(first(keys) === 'fr' ? 'fr' : 'en')}
          disallowEmptySelection
        >
          <Header>{t('signs.language')}</Header>
          {LANGUAGES.map((each) => (
            <MenuItem key={each} id={each} className="menu-item">
              <Icon name="check" />
              {NAMES[each]}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          selectionMode="single"
          selectedKeys={[look]}
          onSelectionChange={(keys) => setLook((first(keys) as Look | undefined) ?? 'system')}
          disallowEmptySelection
        >
          <Header>{t('signs.look')}</Header>
          {LOOKS.map((each) => (
            <MenuItem key={each} id={each} className="menu-item">
              <Icon name="check" />
              {t(`signs.${each}`)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuItem className="menu-item" onAction={keyMap.open}>
          <Icon name="check" />
          {t('signs.keys')} <kbd>?</kbd>
        </MenuItem>
      </Menu>
    </Popover>
  )
}
