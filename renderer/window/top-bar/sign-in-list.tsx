import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, type Selection } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Referee } from '../../../desk/contract/people.ts'
import { LANGUAGES, type Language } from '../../../engine/model/language.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { showTrouble } from '../../app-state/trouble.ts'
import { useBindings } from '../../keys/bindings.ts'
import { Chord } from '../../keys/chord.tsx'
import { useKeyMap } from '../../keys/overlays.ts'
import { toggleJapanese, useJapanese } from '../../language/japanese.ts'
import { setLanguage, useLanguage } from '../../language/language.ts'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { setTheme, THEMES, type Theme, useTheme } from '../../ui/theme.ts'
import { AddRefereeForm, SetCodeForm, SignInForm } from './sign-in-form.tsx'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** The chosen key. */
const first = (keys: Selection) => (keys === 'all' ? undefined : keys.values().next().value)

type SignInListProps = { readonly button: RefObject<HTMLButtonElement | null> }

/** The menu under the name in the top bar: signed-in referee, language, light or dark. */
export const SignInList = ({ button }: SignInListProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const look = useTheme()
  const japanese = useJapanese()
  const { keyOf } = useBindings()
  const keyMap = useKeyMap()
  const queries = useQueryClient()
  const { referees, signer, signedIn, by, menu, isAwaited, choose, setMenu, closeSigned } = useSigner()
  const [form, setForm] = useState<'set' | 'add' | Referee | null>(null)
  const { mutate: signOut } = useMutation({
    mutationFn: () => desk.referees.signOut(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ask.referees.key() }),
    onError: (error: Error) => showTrouble(error.message),
  })
  /** A referee with a code signs in with it; the previous referee is signed out. */
  const pick = (name: string): void => {
    const picked = referees.find((referee) => referee.name === name)
    if (picked?.hasCode && picked.id !== signedIn?.id) {
      setForm(picked)
      return
    }
    if (signedIn && picked?.id !== signedIn.id) signOut()
    choose(name)
    closeSigned()
  }
  const back = (): void => setForm(null)
  const done = (): void => {
    setForm(null)
    closeSigned()
  }
  /** Signs in the referee just added, unless another referee is signed in with a code. */
  const added = (referee: Referee | null): void => {
    if (!referee || signedIn) back()
    else {
      choose(referee.name)
      done()
    }
  }
  if (form !== null)
    return (
      <Popover aria-label={t('signs.menu')} placement="bottom end" triggerRef={button} isOpen={menu} onOpenChange={setMenu}>
        {form === 'add' ? (
          <AddRefereeForm onDone={added} onBack={back} />
        ) : form === 'set' ? (
          signer && <SetCodeForm referees={referees} referee={signer} onDone={back} onBack={back} />
        ) : (
          <SignInForm
            referee={form}
            onDone={(signed) => {
              if (signed) choose(signed.name)
              done()
            }}
            onBack={back}
          />
        )}
      </Popover>
    )
  return (
    <Popover aria-label={t('signs.menu')} placement="bottom end" triggerRef={button} isOpen={menu} onOpenChange={setMenu}>
      {referees.length === 0 && (
        <form
          className="signer"
          onSubmit={(event) => {
            event.preventDefault()
            closeSigned()
          }}
        >
          {isAwaited && <p className="q2">{t('signs.goesOn')}</p>}
          <LineField label={t('signs.as')} value={by} onValue={choose} first />
        </form>
      )}
      <Menu className="menu" aria-label={t('signs.menu')} autoFocus={referees.length > 0 && 'first'} shouldCloseOnSelect={false}>
        {referees.length > 0 && (
          <MenuSection
            selectionMode="single"
            selectedKeys={signer && (signedIn || !signer.hasCode) ? [signer.name] : []}
            onSelectionChange={(keys) => pick(String(first(keys) ?? signer?.name ?? ''))}
          >
            <Header>{t('signs.as')}</Header>
            {referees.map(({ id, name, head, hasCode, oldCode }) => (
              <MenuItem key={id} id={name} className="menu-item" textValue={name}>
                <Icon name="check" />
                {name}
                <span className="q2 push">
                  {[
                    head && t('signs.head'),
                    hasCode && t(id === signedIn?.id ? 'signs.signedIn' : 'signs.withCode'),
                    oldCode && t('signs.oldCode'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {referees.length > 0 && (
          <MenuSection aria-label={t('signs.codes')}>
            {signedIn && (
              <MenuItem
                className="menu-item"
                onAction={() => {
                  signOut()
                  done()
                }}
              >
                <Icon name="check" />
                {t('signs.signOut')}
              </MenuItem>
            )}
            <MenuItem className="menu-item" onAction={() => setForm('set')}>
              <Icon name="check" />
              {t('signs.setCode')}
            </MenuItem>
            <MenuItem className="menu-item" onAction={() => setForm('add')}>
              <Icon name="check" />
              {t('signs.add')}
            </MenuItem>
          </MenuSection>
        )}
        <MenuSection
          selectionMode="single"
          selectedKeys={[language]}
          onSelectionChange={(keys) => {
            void setLanguage(first(keys) === 'fr' ? 'fr' : 'en')
            setMenu(false)
          }}
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
          onSelectionChange={(keys) => {
            setTheme((first(keys) as Theme | undefined) ?? 'system')
            setMenu(false)
          }}
          disallowEmptySelection
        >
          <Header>{t('signs.look')}</Header>
          {THEMES.map((each) => (
            <MenuItem key={each} id={each} className="menu-item">
              <Icon name="check" />
              {t(`signs.${each}`)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection selectionMode="multiple" selectedKeys={japanese ? ['terms'] : []} onSelectionChange={toggleJapanese}>
          <MenuItem id="terms" className="menu-item" textValue={t('signs.terms')}>
            <Icon name="check" />
            {t('signs.terms')}{' '}
            <span className="push">
              <Chord of={keyOf('everywhere.terms')} />
            </span>
          </MenuItem>
        </MenuSection>
        <MenuItem
          className="menu-item"
          onAction={() => {
            setMenu(false)
            keyMap.open()
          }}
        >
          <Icon name="check" />
          {t('signs.keys')} <kbd>?</kbd>
        </MenuItem>
      </Menu>
    </Popover>
  )
}
