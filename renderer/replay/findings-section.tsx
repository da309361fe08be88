import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBindings } from '../keys/bindings.ts'
import { Button } from '../ui/button.tsx'
import * as css from './replay.module.css'

type FindingsSectionProps = {
  readonly isScratch: boolean
  readonly comparing: boolean
  readonly onScratch: () => void
  readonly onCompare: () => void
  readonly children: ReactNode
}

/** The section for findings, or for the scratch copy, with the buttons that open copy and comparison. */
export const FindingsSection = ({ isScratch, comparing, onScratch, onCompare, children }: FindingsSectionProps) => {
  const { t } = useTranslation()
  const { keyOf } = useBindings()
  return (
    <section className={`panel ${css.foundbox}`}>
      <h2 className="sec">
        {t(isScratch ? 'whatIf.open' : 'replay.findings')}
        <span className="r">
          {!isScratch && <Button className="sm quiet" label={t('whatIf.open')} chord={keyOf('replay.whatIf')} onClick={onScratch} />}
          <Button
            className="sm quiet"
            label={t('rules.others')}
            chord={keyOf('replay.compare')}
            aria-pressed={comparing}
            onClick={onCompare}
          />
        </span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
