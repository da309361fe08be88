import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'
import * as css from './top-bar.module.css'

const SignInList = lazyWithRetry(async () => (await import('./sign-in-list.tsx')).SignInList, { isPart: true })

/** The name of the signed-in referee; opens the sign-in menu. */
export const SignInMenu = () => {
  const { t } = useTranslation()
  const { by, signedIn, toSignIn, menu, openMenu } = useSigner()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className={css.whoSigns} aria-haspopup="menu" aria-expanded={menu} onClick={openMenu}>
        <span className="sr">
          {t('signs.menu')}
          {t('app.colon')}
        </span>
        <span className="truncate">{by.trim() || t('signs.nobody')}</span> {toSignIn && <em>{t('signs.notSignedIn')}</em>}
        {signedIn?.oldCode && <em>{t('signs.oldCode')}</em>} <kbd>F9</kbd>
      </button>
      {menu && <SignInList button={button} />}
    </>
  )
}
