import { useTranslation } from 'react-i18next'
import { useKeys } from '../../keys/use-keys.ts'
import { Button } from '../../ui/button.tsx'
import * as css from './ruling.module.css'

type AnswerButtonsProps = {
  readonly answers: readonly { readonly word: string; readonly label: string; readonly follows: string }[]
  readonly keys: readonly string[]
  readonly onAnswer: (word: string) => void
}

/** A question's possible answers, each with its consequence. */
export const AnswerButtons = ({ answers, keys, onAnswer }: AnswerButtonsProps) => {
  const { t } = useTranslation()
  useKeys(Object.fromEntries(answers.map(({ word }, n) => [keys[n] ?? '', () => onAnswer(word)])))
  return (
    <>
      <h2 className="label">{t('ruling.ask')}</h2>
      <div className={`blocks ${css.answers}`}>
        {answers.map(({ word, label, follows }, n) => (
          <Button key={word} onClick={() => onAnswer(word)}>
            <span>
              <b className="title">{label}</b>
              {follows && <small>{t('ruling.follows', { what: follows })}</small>}
            </span>
            <kbd>{keys[n]}</kbd>
          </Button>
        ))}
      </div>
    </>
  )
}
