import type { ReactNode } from 'react'

type ButtonChoiceProps<T extends string> = {
  readonly label: string
  readonly choices: readonly T[]
  readonly name: string
  readonly isChosen: (choice: T) => boolean
  readonly onChoose: (choice: T) => void
  readonly labelOf: (choice: T, n: number) => ReactNode
  /** Several can be chosen. */
  readonly several?: boolean
  readonly small?: boolean
}

/** A choice drawn as buttons in a row. */
export const ButtonChoice = <T extends string>(props: ButtonChoiceProps<T>) => {
  const { label, choices, name, isChosen, onChoose, labelOf, several = false, small = false } = props
  return (
    <fieldset className="do">
      <legend className="label">{label}</legend>
      {choices.map((choice, n) => (
        <label key={choice} className={`btn${small ? ' sm' : ''}${isChosen(choice) ? ' on' : ''}`}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={choice}
            className="sr"
            checked={isChosen(choice)}
            onChange={() => onChoose(choice)}
          />
          {labelOf(choice, n)}
        </label>
      ))}
    </fieldset>
  )
}
