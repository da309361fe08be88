import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ActList, type ActListProps } from './act-list.tsx'
import { GoTo } from './go-to.tsx'
import * as css from './replay.module.css'

/** The acts of the hand on screen, with the field for the number of an act. */
export const ActsSection = ({ field, ...list }: ActListProps & { readonly field: Ref<HTMLInputElement> }) => {
  const { t } = useTranslation()
  return (
    <section className={`panel ${css.actsBox}`}>
      <h2 className="sec">
        {t('incident.acts')} <GoTo field={field} onAct={list.onAct} />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        <ActList {...list} />
        {list.rows.length === 0 && <p className="empty q2">{t('replay.noActs')}</p>}
      </div>
    </section>
  )
}
