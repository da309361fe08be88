import { SEATS } from '../../../../engine/model/seats.ts'
import { fastKeyWords } from '../../../keys/action-words.ts'
import { CALL_ROWS, type FastKey, OTHER_KEYS } from '../../../keys/fast-keys.ts'
import { useFastKeys } from '../../../keys/use-fast-keys.ts'
import { useWords } from '../../../language/language.ts'
import { Key } from '../../../ui/key.tsx'
import * as entryCss from '../entry.module.css'
import type { FastMode } from './use-fast.ts'
import { dueLine } from './words.ts'

/** The current meaning of each key in fast mode, as buttons. */
export const FastStrip = ({ fast }: { readonly fast: FastMode }) => {
  const { t, language } = useWords()
  const { letterOf } = useFastKeys()
  const { pending, view } = fast
  const asksSeat =
    pending.verb === 'kan' || pending.verb === 'player' || (pending.verb === 'count' && pending.seat === null) || pending.tile !== null
  const isOn = (key: FastKey): boolean => pending.verb === key || (key === 'says' && pending.says) || (key === 'noDraw' && pending.noDraw)
  const button = (key: FastKey, text: string) => (
    <button key={key} type="button" tabIndex={-1} aria-pressed={isOn(key)} onClick={() => fast.press(key)}>
      <kbd>{letterOf(key)}</kbd> {text}
    </button>
  )
  const rows = view.ended === 'exhaustive' ? (['tenpai', 'noten', 'ron'] as const) : CALL_ROWS
  return (
    <section className={entryCss.faststrip} aria-label={t('fast.strip')}>
      <div className={`beside nb q2 ${entryCss.fastdue}`}>
        <button type="button" tabIndex={-1} className={entryCss.now} onClick={() => fast.press('due')}>
          <Key>{letterOf('due')}</Key> <code>{dueLine(view) || t('fast.nothingDue')}</code>
        </button>
        <span className={entryCss.fasttile}>
          <kbd>{letterOf('n1')}</kbd>–<kbd>{letterOf('n9')}</kbd>
          {(['m', 'p', 's', 'z'] as const).map((suit) => (
            <span key={suit}>
              <kbd>{letterOf(suit)}</kbd> <code>{suit}</code>
            </span>
          ))}
        </span>
      </div>
      <table className={asksSeat ? `seatkeys ${entryCss.fastseats} ${entryCss.asks}` : `seatkeys ${entryCss.fastseats}`}>
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
          {rows.map((word, n) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              {SEATS.map((seat) => {
                const key: FastKey = `${CALL_ROWS[n] ?? 'ron'}.${seat}`
                return (
                  <td key={seat}>
                    <button type="button" tabIndex={-1} aria-label={`${t(`seat.${seat}`)} ${word}`} onClick={() => fast.press(key)}>
                      <kbd>{letterOf(key)}</kbd>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`cluster q2 ${entryCss.fastacts}`}>
        {button('n0', t('fast.red'))}
        {OTHER_KEYS.map((key) => key !== 'due' && button(key, key === 'unknown' ? '?' : fastKeyWords(key, { t, language })))}
      </div>
    </section>
  )
}
