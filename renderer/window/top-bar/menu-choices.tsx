import type { ReactNode } from 'react'
import { Header, MenuItem, MenuSection, type Selection } from 'react-aria-components'
import { Icon } from '../../ui/icon.tsx'

/** The chosen key; undefined if the chosen one was pressed again. */
const chosen = (keys: Selection): string | undefined => {
  const key = keys === 'all' ? undefined : keys.values().next().value
  return key === undefined ? undefined : String(key)
}

type MenuChoicesProps = {
  readonly title: string
  readonly choices: readonly { readonly id: string; readonly name: string; readonly hint?: ReactNode }[]
  readonly now: string | undefined
  readonly isRequired?: boolean
  readonly onChoose: (id: string | undefined) => void
}

/** A section of a menu of which one item is in force. */
export const MenuChoices = ({ title, choices, now, isRequired = false, onChoose }: MenuChoicesProps) => (
  <MenuSection
    selectionMode="single"
    selectedKeys={now === undefined ? [] : [now]}
    onSelectionChange={(keys) => onChoose(chosen(keys))}
    disallowEmptySelection={isRequired}
  >
    <Header>{title}</Header>
    {choices.map(({ id, name, hint }) => (
      <MenuAct key={id} id={id} name={name}>
        {hint}
      </MenuAct>
    ))}
  </MenuSection>
)

type MenuActProps = { readonly id?: string; readonly name: string; readonly onAct?: () => void; readonly children?: ReactNode }

/** An item of a menu, with room for the mark of the chosen one. */
export const MenuAct = ({ id, name, onAct, children }: MenuActProps) => (
  <MenuItem {...(id !== undefined && { id })} className="menu-item" textValue={name} {...(onAct && { onAction: onAct })}>
    <Icon name="check" />
    {name} {children}
  </MenuItem>
)
