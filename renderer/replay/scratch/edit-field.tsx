import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lineWithTile } from '../../record/correct/lines.ts'
import { TileKeys } from '../../record/correct/tile-keys.tsx'
import { MisreadText } from '../../record/entry/misread-text.tsx'
import { Button } from '../../ui/button.tsx'
import type { ScratchDraft } from './edits.ts'
import * as css from './scratch.module.css'
import type { ScratchState } from './use-scratch.ts'

type ScratchFieldProps = { readonly used: ScratchState; readonly draft: ScratchDraft }

/** The changed act in notation; tiles can be tapped. */
export const ScratchField = ({ used, draft }: ScratchFieldProps) => {
  const { t } = useTranslation()
  const { wrong, type, enter, cancel } = used
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className={`lines ${css.scratchfield}`}>
      <label className="lines">
        <b>{t(`whatIf.${draft.do === 'replace' ? 'change' : draft.do}`)}</b>
        <input
          ref={field}
          className="mono"
          aria-label={t('whatIf.field')}
          aria-invalid={wrong !== null}
          value={draft.text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Enter') enter()
            else cancel()
          }}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      </label>
      {wrong && (
        <p className="err">
          <MisreadText wrong={wrong} onTake={type} />
        </p>
      )}
      <TileKeys reds={used.reds} onTile={(tile) => type(lineWithTile(draft.text, tile))} />
      <div className="do">
        <Button className="sm" label={t('whatIf.enter')} chord="Enter" onClick={enter} />
        <Button className="sm quiet" label={t('whatIf.cancel')} chord="Escape" onClick={cancel} />
      </div>
    </div>
  )
}
