import { useWords } from '../../language/language.ts'
import { Chord } from '../../ui/key.tsx'
import * as entryCss from '../entry/entry.module.css'
import { leaveWords } from './describe.ts'
import type { CorrectingState } from './use-correcting.ts'

type DraftKeysProps = {
  readonly correcting: CorrectingState
  /** A completion can be taken. */
  readonly takes: boolean
}

/** While an act is inserted or changed in the list: the keys that work there, in place of those of the entry line. */
export const DraftKeys = ({ correcting: { draft, enter, cancel }, takes }: DraftKeysProps) => {
  const { t } = useWords()
  if (!draft) return null
  return (
    <div className={`cluster q2 ${entryCss.keys}`} data-keeps-focus="">
      {takes && (
        <span>
          <Chord of="Tab" /> {t('do.line.take')}
        </span>
      )}
      <button type="button" tabIndex={-1} onClick={enter}>
        <Chord of="Enter" /> {t(`correct.${draft.do}Do`)}
      </button>
      <button type="button" tabIndex={-1} onClick={cancel}>
        <Chord of="Escape" /> {t(leaveWords(draft))}
      </button>
    </div>
  )
}
