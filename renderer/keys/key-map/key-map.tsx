import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { chordWords } from '../../ui/chord-words.ts'
import { optionsOf } from '../../ui/fields/select-field.tsx'
import { Key } from '../../ui/key.tsx'
import { actionWords } from '../action-words.ts'
import { type ActionId, DEFAULT_KEYS, FIXED_KEYS, SCOPES, type Scope, scopeOf } from '../actions.ts'
import { resetKeys, useBindings } from '../bindings.ts'
import { setLayout, useIsLayoutReported, useLayout, useLetters } from '../layout.ts'
import { type KeyboardLayout, LAYOUTS } from '../physical-keys.ts'
import { FastMap } from './fast-map.tsx'
import { KeyCap } from './key-cap.tsx'
import * as css from './key-map.module.css'
import { NotationSheet } from './notation-sheet.tsx'
import { type KeyCapture, useCapture } from './use-capture.ts'

/** The sheet of all keys, made from the bindings. Each can be changed here. */
export const KeyMap = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords()
  const { t } = words
  const { capture, take, begin, leave } = useCapture()
  const { changed } = useBindings()
  const [note, setNote] = useState(false)
  const change = (id: ActionId): void => {
    setNote(false)
    if (capture?.id === id) leave()
    else begin(id)
  }
  return (
    <ModalOverlay className="veil" isOpen onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal>
        <Dialog className={`dialog ${css.keysheet}`}>
          <div className="panel" onKeyDownCapture={take}>
            <div className={css.sheethead}>
              <div className="beside">
                <Heading slot="title" level={1}>
                  {t('keymap.title')}
                </Heading>
                <Button label={t('app.close')} chord="Escape" onClick={onClose} />
              </div>
              <div className={`cluster ${css.keytools}`}>
                <LayoutChoice />
                <Button
                  className="sm"
                  label={t('keymap.reset')}
                  aria-disabled={!changed}
                  onClick={() => {
                    resetKeys()
                    setNote(true)
                  }}
                />
                <CaptureLine capture={capture} reset={note} />
              </div>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
            <div className="cols2" tabIndex={0}>
              {SCOPES.map((scope) =>
                scope === 'fast' ? (
                  <FastMap key={scope} capture={capture} onChange={change} />
                ) : (
                  <section key={scope}>
                    <h2 className="label">{t(`keymap.scope.${scope}`)}</h2>
                    <dl>
                      {changeable(scope).map((id) => (
                        <div key={id} className="pair">
                          <dt>
                            <KeyCap id={id} label={actionWords(id, words)} waiting={capture?.id === id} onChange={change} />
                          </dt>
                          <dd>{actionWords(id, words)}</dd>
                        </div>
                      ))}
                      {Object.entries<readonly string[]>(FIXED_KEYS[scope]).map(([name, keys]) => (
                        <div key={name} className="pair">
                          <dt>
                            {keys.map((key) => (
                              <Key key={key}>{key}</Key>
                            ))}
                          </dt>
                          <dd>{t(`do.${`${scope}.${name}` as 'line.enter'}`)}</dd>
                        </div>
                      ))}
                    </dl>
                  </section>
                ),
              )}
              <NotationSheet />
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const changeable = (scope: Scope): readonly ActionId[] => [...DEFAULT_KEYS.keys()].filter((id) => scopeOf(id) === scope)

/** The keyboard layout whose letters are shown. It never changes how keys act. */
const LayoutChoice = () => {
  const { t } = useWords()
  const layout = useLayout()
  const told = useIsLayoutReported()
  return (
    <label className="cluster">
      {t('keymap.layout')}
      <select
        value={layout ?? ''}
        onChange={(event) => setLayout(event.target.value === '' ? null : (event.target.value as KeyboardLayout))}
      >
        <option value="">{told ? t('keymap.asTold') : t('keymap.asLanguage')}</option>
        {optionsOf(LAYOUTS, (name) => name.toUpperCase())}
      </select>
    </label>
  )
}

type CaptureLineProps = { readonly capture: KeyCapture | null; readonly reset: boolean }

/** Asks for the new key, or says why a key can't be used. */
const CaptureLine = ({ capture, reset }: CaptureLineProps) => {
  const { t, language } = useWords()
  const letter = useLetters()
  const words = (): string => {
    if (!capture) return reset ? t('keymap.wasReset') : t('keymap.howToChange')
    const what = actionWords(capture.id, { t, language })
    const { asked } = capture
    if (capture.not) return t('keymap.notThatKey', { what })
    if (!asked) return t('keymap.press', { what })
    const key = scopeOf(capture.id) === 'fast' ? letter(asked.key) : chordWords(asked.key).join(' ')
    return t('keymap.taken', { key, what, other: actionWords(asked.of, { t, language }) })
  }
  return (
    <p className={capture?.asked || capture?.not ? `${css.capture} ${css.warn}` : `q2 ${css.capture}`} role="status">
      {words()}
    </p>
  )
}
