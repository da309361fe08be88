import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '../../../desk/contract/people.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import { showTrouble } from '../../app-state/trouble.ts'
import { useLatest } from '../../ui/use-latest.ts'

export type SeatResult = { readonly ok: true } | { readonly ok: false; readonly text: string }

type SeatFieldProps = {
  readonly label: string
  readonly player: Player | null
  readonly players: readonly Player[]
  readonly disabled: boolean
  /** Number of acts on all seats of the round. An entry that was refused before the last one, or for another player here, is dropped. */
  readonly acts: number
  /** Why the player can't sit there, in words; null if allowed. */
  readonly whyNot: (player: Player | null) => string | null
  readonly onEnter: (player: Player | null) => Promise<SeatResult>
  readonly onFocus: () => void
  readonly onStep: (from: HTMLElement, by: 1 | -1 | 4 | -4) => void
}

const shown = (player: Player | null): string =>
  player === null ? '' : player.number === null ? player.name : `${player.number} ${player.name}`

/**
 * One seat, entered as number or name. Enter saves it and moves on, ↑ ↓ go to other tables, Esc restores. Invalid input stays, with the
 * reason.
 */
export const SeatField = ({ label, player, players, disabled, acts, whyNot, onEnter, onFocus, onStep }: SeatFieldProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [entered, setText] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<{ readonly why: string | null; readonly of: string } | null>(null)
  const of = `${acts} ${player?.id}`
  const isOver = refusal !== null && refusal.of !== of
  const text = isOver ? null : entered
  const wrong = isOver ? null : (refusal?.why ?? null)
  const refuse = useLatest((why: string | null): void => setRefusal({ why, of }))
  const sent = useRef<string | null>(null)
  // the current input, even before the next render, so that leaving the field right after Enter sends nothing twice
  const typed = useRef<string | null>(null)
  const type = (now: string | null): void => {
    typed.current = now
    setText(now)
    setRefusal(null)
  }
  /** Validates and sends the input; the focus moves on at once. Invalid input stays, with the reason. */
  const commit = (): boolean => {
    const text = isOver ? null : typed.current
    if (text === null) return true
    if (text.trim() === shown(player)) {
      type(null)
      return true
    }
    const meant = text.trim() === '' ? null : meantBy(text, players)
    const isUnclear = typeof meant === 'string'
    const why = isUnclear ? t(`seating.${meant}`, { number: text.trim(), name: text.trim() }) : whyNot(meant)
    if (isUnclear || why !== null) {
      refuse(why)
      return false
    }
    if (sent.current !== text) void send(text, meant)
    return true
  }
  const send = async (text: string, meant: Player | null): Promise<void> => {
    sent.current = text
    const said = await onEnter(meant)
    sent.current = null
    if (typed.current !== text) return
    if (said.ok) type(null)
    else refuse(said.text)
  }
  // a field that goes with its screen loses no focus: its seat is entered here
  const leave = useLatest((): void => {
    if (!commit()) showTrouble(`${t('save.bad')}${t('app.colon')}${label}, ${typed.current}`)
  })
  useEffect(() => leave, [leave])
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const from = event.currentTarget
    if (event.key === 'Escape' && text !== null) type(null)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // this key accepts all seats, including this one; invalid input prevents it
      if (commit()) return
    } else if (event.key === 'Enter') {
      if (commit()) onStep(from, event.shiftKey ? -1 : 1)
    } else if (event.key === 'ArrowDown' && !event.altKey && text === null) onStep(from, 4)
    else if (event.key === 'ArrowUp' && !event.altKey && text === null) onStep(from, -4)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : id}
        value={text ?? shown(player)}
        disabled={disabled}
        maxLength={200}
        autoComplete="off"
        {...(text !== null && text !== '' && { list: 'seating-players' })}
        onFocus={(event) => {
          event.currentTarget.select()
          onFocus()
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={press}
      />
      {wrong !== null && (
        <span className="err" id={id} role="alert">
          {wrong}
        </span>
      )}
    </>
  )
}

/** The player meant by a text: a number, number and name as in the suggestions, or the beginnings of a unique name; else why none is. */
const meantBy = (text: string, players: readonly Player[]): Player | 'noNumber' | 'noName' | 'manyNames' => {
  const typed = text.trim()
  const exact = players.find(
    (player) => shown(player) === typed || (player.number !== null && String(player.number) === typed.replace(/^#?0*/, '')),
  )
  if (exact) return exact
  if (/^\d+$/.test(typed)) return 'noNumber'
  const named = players.filter(({ name }) => foldText(name) === foldText(typed))
  const words = foldText(typed).split(/\s+/)
  const begins = ({ name }: Player): boolean => {
    const parts = foldText(name).split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const [only, ...others] = named.length > 0 ? named : players.filter(begins)
  return others.length > 0 ? 'manyNames' : (only ?? 'noName')
}
