import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Menu, MenuSection, Popover } from 'react-aria-components'
import type { Referee } from '../../../desk/contract/people.ts'
import { LANGUAGE_NAMES, LANGUAGES, languageOfTag } from '../../../engine/model/language.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeyMap } from '../../keys/overlays.ts'
import { dotted } from '../../language/format.ts'
import { toggleJapanese, useJapanese } from '../../language/japanese.ts'
import { setLanguage, useWords } from '../../language/language.ts'
import { Chord } from '../../ui/key.tsx'
import { setTheme, THEMES, useTheme } from '../../ui/theme.ts'
import { MenuAct, MenuChoices } from './menu-choices.tsx'
import { AddRefereeForm, OwnNameForm, SetCodeForm, SignInForm } from './signer-forms.tsx'

type SignInListProps = { readonly button: RefObject<HTMLButtonElement | null>; readonly onClose: () => void }

/** The menu under the name in the top bar: signed-in referee, language, light or dark. */
export const SignInList = ({ button, onClose }: SignInListProps) => {
  const { t, language } = useWords()
  const look = useTheme()
  const japanese = useJapanese()
  const { keyOf } = useBindings()
  const keyMap = useKeyMap()
  const queries = useQueryClient()
  const letters = useRef({ text: '', at: 0 })
  const { referees, guarded, signer, signedIn, by, menu, isAwaited, choose, setMenu, closeSigned } = useSigner()
  const [form, setForm] = useState<'set' | 'add' | Referee | null>(null)
  const [typed, setTyped] = useState('')
  const { mutate: signOut } = useMutation({
    mutationFn: () => desk.referees.signOut(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ask.referees.key() }),
  })
  /** A referee with a code signs in with it; the previous referee is signed out first: until then, that one would sign. */
  const pick = (name: string): void => {
    const picked = referees.find((referee) => referee.name === name)
    if (picked?.hasCode && picked.id !== signedIn?.id) {
      setForm(picked)
      return
    }
    const sign = (): void => {
      choose(name)
      closeSigned()
    }
    if (signedIn && picked?.id !== signedIn.id) signOut(undefined, { onSuccess: sign })
    else sign()
  }
  const back = (): void => setForm(null)
  /** Letters that begin no item are the name of a referee who is not in the list. */
  const typeName = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[\p{L}\p{M}]$/u.test(event.key) || referees.length === 0) return
    const now = event.timeStamp
    letters.current = { text: (now - letters.current.at < TYPED_ON ? letters.current.text : '') + event.key, at: now }
    const { text } = letters.current
    const items = [...event.currentTarget.querySelectorAll('[role^=menuitem]')]
    if (items.some((item) => item.textContent.trim().toLowerCase().startsWith(text.toLowerCase()))) return
    event.preventDefault()
    event.stopPropagation()
    setTyped(text)
    setForm('add')
  }
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
          <AddRefereeForm typed={typed} onDone={added} onBack={back} />
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
        <OwnNameForm
          by={by}
          isAwaited={isAwaited}
          onName={(name) => {
            choose(name)
            closeSigned()
          }}
        />
      )}
      <div className="without-box" onKeyDownCapture={typeName}>
        <Menu className="menu" aria-label={t('signs.menu')} autoFocus={referees.length > 0 && 'first'} shouldCloseOnSelect={false}>
          {referees.length > 0 && (
            <MenuChoices
              title={t('signs.as')}
              choices={referees.map((referee) => ({
                id: referee.name,
                name: referee.name,
                hint: <span className="q2 push">{aboutReferee(referee, { isSignedIn: referee.id === signedIn?.id, guarded, t })}</span>,
              }))}
              now={signer && (signedIn || !signer.hasCode) ? signer.name : undefined}
              onChoose={(name) => pick(name ?? signer?.name ?? '')}
            />
          )}
          {referees.length > 0 && (
            <MenuSection aria-label={t('signs.codes')}>
              {signedIn && <MenuAct name={t('signs.signOut')} onAct={() => signOut(undefined, { onSuccess: done })} />}
              <MenuAct name={t('signs.setCode')} onAct={() => setForm('set')} />
              <MenuAct
                name={t('signs.add')}
                onAct={() => {
                  setTyped('')
                  setForm('add')
                }}
              />
            </MenuSection>
          )}
          <MenuChoices
            title={t('signs.language')}
            choices={LANGUAGES.map((each) => ({ id: each, name: LANGUAGE_NAMES[each] }))}
            now={language}
            isRequired
            onChoose={(id) => {
              void setLanguage(languageOfTag(id ?? ''))
              onClose()
            }}
          />
          <MenuChoices
            title={t('signs.look')}
            choices={THEMES.map((each) => ({ id: each, name: t(`signs.${each}`) }))}
            now={look}
            isRequired
            onChoose={(id) => {
              setTheme(THEMES.find((each) => each === id) ?? 'system')
              onClose()
            }}
          />
          <MenuSection selectionMode="multiple" selectedKeys={japanese ? ['terms'] : []} onSelectionChange={toggleJapanese}>
            <MenuAct id="terms" name={t('signs.terms')}>
              <span className="push">
                <Chord of={keyOf('everywhere.terms')} />
              </span>
            </MenuAct>
          </MenuSection>
          <MenuAct
            name={t('signs.keys')}
            onAct={() => {
              onClose()
              keyMap.open()
            }}
          >
            <kbd>?</kbd>
          </MenuAct>
        </Menu>
      </div>
    </Popover>
  )
}

/** Within this time a letter goes on with the name, in ms: as long as the menu's own search for an item. */
const TYPED_ON = 1000

/** Head referee, and whether the name is protected by a code; without one nobody signs once another referee has one. */
const aboutReferee = ({ head, hasCode, oldCode }: Referee, { isSignedIn, guarded, t }: AboutReferee): string =>
  dotted(
    head && t('signs.head'),
    hasCode && t(isSignedIn ? 'signs.signedIn' : 'signs.withCode'),
    oldCode && t('signs.oldCode'),
    guarded && !hasCode && t('signs.cantSign'),
  )
type AboutReferee = { readonly isSignedIn: boolean; readonly guarded: boolean; readonly t: TFunction }
