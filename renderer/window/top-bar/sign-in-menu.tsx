import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx'

const SignList = lazyWithRetry(async () => (await import('./sign-in-list.tsx')).SignList, { isPart: true })

/** Who signs in this window. */
export const SignMenu = () => {
  const { t } = useTranslation()
  const { by, signedIn, toSignIn, menu, openMenu } = useSigner()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className="who-signs" aria-haspopup="menu" aria-expanded={menu} onClick={openMenu}>
        <span className="sr">
          {t('signs.menu')}
          {t('app.colon')}
        </span>
        <span>{by.trim() || t('signs.nobody')}</span> {toSignIn && <em>{t('signs.notSignedIn')}</em>}
        {signedIn?.oldCode && <em>{t('signs.oldCode')}</em>} <kbd>F9</kbd>
      </button>
      {menu && <SignList button={button} />}
    </>
  )
}
