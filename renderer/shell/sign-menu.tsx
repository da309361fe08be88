import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSigner } from './use-signer.ts'

const SignList = lazy(async () => ({ default: (await import('./sign-list.tsx')).SignList }))

/** Who signs in this window. */
export const SignMenu = () => {
  const { t } = useTranslation()
  const { by, toSignIn, menu, openMenu } = useSigner()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className="who-signs" aria-haspopup="menu" aria-expanded={menu} onClick={openMenu}>
        <span className="sr">
          {t('signs.menu')}
          {t('app.colon')}
        </span>
        <span>{by.trim() || t('signs.nobody')}</span> {toSignIn && <em>{t('signs.notSignedIn')}</em>} <kbd>F9</kbd>
      </button>
      {menu && (
        <Suspense>
          <SignList button={button} />
        </Suspense>
      )}
    </>
  )
}
