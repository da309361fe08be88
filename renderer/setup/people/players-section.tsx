import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerRow } from '../../../desk/contract/people.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import { ask } from '../../app-state/desk/client.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { LineField } from '../../ui/fields/line-field.tsx'
import { Loading } from '../../ui/status.tsx'
import * as css from './people.module.css'
import { NameCell, RemarksCell, stepRows } from './person-cells.tsx'
import { PlayerForm } from './player-form.tsx'

/** The list of players, with a field for new ones at the top. Enter on a row edits it. */
export const PlayersSection = () => {
  const { t } = useTranslation()
  const { data: players } = useQuery(ask.players.register.queryOptions())
  const [find, setFind] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  // when an edited row closes, it gets the focus again
  const [left, setLeft] = useState<string | null>(null)
  const finder = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  useKeys({ 'Alt+s': () => finder.current?.querySelector('input')?.focus() })
  const search = (text: string): void => {
    setFind(text)
    setLeft(null)
  }
  if (!players) return <Loading />
  const found = players.filter((player) => isFound(player, find))
  const leave = (id: string): void => {
    setEdited(null)
    setLeft(id)
  }
  const edit = (id: string): void => {
    setEdited(id)
    setLeft(null)
  }
  const press = (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' && event.key !== 'ArrowDown') || !found[0]) return
    event.preventDefault()
    body.current?.querySelector<HTMLElement>('[data-row]')?.focus()
  }
  return (
    <div className={`sections ${css.people}`}>
      <section>
        <h2>{t('people.addPlayer')}</h2>
        <PlayerForm players={players} player={null} />
        <p className="q2">
          {t('people.addMany')}{' '}
          <a className="link" href={`#${paths.setupStep('lists')}`}>
            {t('setup.step.lists')}
          </a>
        </p>
      </section>
      {players.length > 0 && (
        <section>
          <div className="row">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter or ↓ in the field leads to the first row */}
            <div ref={finder} onKeyDown={press}>
              <LineField label={t('people.find')} value={find} onValue={search} />
            </div>
            <p className="q2" role="status">
              {t('people.found', { count: found.length, all: players.length })}
              <span className="bykeys">
                {' '}
                · <kbd>Alt S</kbd> {t('people.how')}
              </span>
            </p>
          </div>
          <table className={`ledger wraps ${css.register}`}>
            <thead>
              <tr>
                <th className="num">{t('lists.field.number')}</th>
                <th>{t('lists.field.name')}</th>
                <th>{t('lists.field.country')}</th>
                <th>{t('person.section.seats')}</th>
                <th>{t('people.remarks')}</th>
              </tr>
            </thead>
            <tbody ref={body} onKeyDown={stepRows}>
              {found.map((player) =>
                player.id === edited ? (
                  <tr key={player.id} className={css.editing}>
                    <td colSpan={5}>
                      <PlayerForm players={players} player={player} onLeave={() => leave(player.id)} />
                    </td>
                  </tr>
                ) : (
                  <Row key={player.id} player={player} isLeft={left === player.id} onEdit={() => edit(player.id)} />
                ),
              )}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

const Row = ({ player, isLeft, onEdit }: { readonly player: PlayerRow; readonly isLeft: boolean; readonly onEdit: () => void }) => {
  const { t } = useTranslation()
  const { number, country, rounds, gone } = player
  return (
    <tr data-gone={gone !== null}>
      <td className="num">{number}</td>
      <NameCell person={player} isLeft={isLeft} onEdit={onEdit} />
      <td>{country}</td>
      <td className="q2">{rounds > 0 ? t('people.rounds', { count: rounds }) : ''}</td>
      <RemarksCell person={player} />
    </tr>
  )
}

/** Matches by number, or by any part of name, earlier names and country, ignoring accents. */
const isFound = ({ number, name, country, earlier }: PlayerRow, find: string): boolean => {
  const words = foldText(find).split(/\s+/).filter(Boolean)
  const all = [name, country, ...earlier].map(foldText).join(' ')
  return words.every((word) => (/^\d+$/.test(word) ? String(number).startsWith(word) : all.includes(word)))
}
