import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import * as css from './bands.module.css'

type BandProps = {
  /** Nothing is lost, or the words are about a file and take most of the line. */
  readonly look?: 'calm' | 'file'
  readonly icon?: IconName
  readonly role?: 'alert' | 'status'
  readonly children: ReactNode
}

/** A band below the top bar: its words, and buttons beside them. */
export const Band = ({ look, icon, role, children }: BandProps) => (
  <div className={['row', css.alarm, look].filter(Boolean).join(' ')} role={role ?? (look === 'calm' ? 'status' : 'alert')}>
    <Icon name={icon ?? (look === 'calm' ? 'info' : 'violation')} large />
    {children}
  </div>
)
