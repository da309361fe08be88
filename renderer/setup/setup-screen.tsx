import { useTranslation } from 'react-i18next'
import { useTitle } from '../shell/use-title.ts'
import { ListsSection } from './lists-section.tsx'

/** What is settled before the first hand: here it is set down, step by step, and changed later. */
export const SetupScreen = () => {
  const { t } = useTranslation()
  useTitle(t('nav.setup'))
  return (
    <main className="page setup">
      <header className="head">
        <h1>{t('nav.setup')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        <ListsSection />
      </div>
    </main>
  )
}
