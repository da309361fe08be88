import { SEATS } from '../../../engine/model/seats.ts'
import { useWords } from '../../language/language.ts'
import { Key } from '../../ui/key.tsx'
import { fastKeyWords } from '../action-words.ts'
import { type ActionId, FIXED_KEYS } from '../actions.ts'
import { CALL_ROWS, FAST_KEYS, type FastKey } from '../fast-keys.ts'
import { KeyCap } from './key-cap.tsx'
import * as css from './key-map.module.css'
import type { KeyCapture } from './use-capture.ts'

type FastMapProps = { readonly capture: KeyCapture | null; readonly onChange: (id: ActionId) => void }

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `n${n}` as FastKey)
const SUITS = ['m', 'p', 's', 'z'] as const
const isInRow = (key: string): boolean => /^n[1-9]$|^[mpsz]$|^(?:pon|chii|ron)\./.test(key)
const SINGLE = (Object.keys(FAST_KEYS) as FastKey[]).filter((key) => !isInRow(key))

/** The keys of fast mode, laid out as on the keyboard. */
export const FastMap = ({ capture, onChange }: FastMapProps) => {
  const { t, language } = useWords()
  const cap = (key: FastKey) => {
    const id: ActionId = `fast.${key}`
    return <KeyCap key={key} id={id} label={fastKeyWords(key, { t, language })} waiting={capture?.id === id} onChange={onChange} />
  }
  return (
    <section className={`whole ${css.fastmap}`}>
      <h2 className="label">
        {t('keymap.scope.fast')} · {t('keymap.byPlace')}
      </h2>
      <div className={css.rows}>
        <div className="beside">
          <span className="do">{NUMBERS.map(cap)}</span>
          <span>{t('keymap.numbers')}</span>
        </div>
        <div className="beside">
          <span className="do">{SUITS.map(cap)}</span>
          <span>{t('keymap.suits')}</span>
        </div>
        <table className="seatkeys">
          <thead>
            <tr>
              <td />
              {SEATS.map((seat) => (
                <th key={seat} scope="col">
                  {t(`letter.${seat}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CALL_ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {SEATS.map((seat) => (
                  <td key={seat}>{cap(`${row}.${seat}`)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl>
        {SINGLE.map((key) => (
          <div key={key} className="pair">
            <dt>{cap(key)}</dt>
            <dd>{fastKeyWords(key, { t, language })}</dd>
          </div>
        ))}
        <div className="pair">
          <dt>
            {FIXED_KEYS.fast.redo.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dt>
          <dd>{t('do.fast.redo')}</dd>
        </div>
      </dl>
    </section>
  )
}
