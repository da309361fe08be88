import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { PlayerRow } from '../../../desk/contract/people.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { failureOf } from '../../app-state/outbox/failure.ts'
import { forgetDraft, useFormDraft } from '../../app-state/storage/drafts.ts'
import { showTrouble } from '../../app-state/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { LineField } from '../../ui/fields/line-field.tsx'
import { readPerson } from '../../ui/fields/read-person.ts'
import { useIsRead } from '../../ui/use-is-read.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { chooseFile } from '../lists/chosen-list.ts'
import { WithdrawForm } from './withdraw-form.tsx'

type PlayerFormProps = {
  readonly players: readonly PlayerRow[]
  /** Null: a new player. */
  readonly player: PlayerRow | null
  readonly onLeave?: () => void
}

/** The fields as typed; a number that is null is the next free one. */
type TypedPlayer = { readonly typed: string | null; readonly name: string; readonly country: string }
const typedFirst = (player: PlayerRow | null): TypedPlayer =>
  player ? { typed: String(player.number ?? ''), name: player.name, country: player.country } : { typed: null, name: '', country: '' }

type NewPlayer = Pick<PlayerRow, 'number' | 'name' | 'country'> & { readonly by: string; readonly key: string }

/** Form for a player: number, name, country. Enter saves; a new player gets the next number and the form is ready for another at once. */
export const PlayerForm = ({ players, player, onLeave }: PlayerFormProps) => {
  const { t } = useTranslation()
  const { sign } = useSigner()
  const [, go] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  // the list may not contain the player just added
  const [given, setGiven] = useState(0)
  const free = Math.max(given, ...players.map(({ number }) => number ?? 0)) + 1
  const { data: tournament } = useQuery(ask.tournaments.current.queryOptions())
  const draft = `player ${player?.id ?? 'new'} ${tournament?.file}`
  /** Only these fields: what others correct meanwhile shows in the others, and is not put back. */
  const [changed, setChanged] = useFormDraft<Partial<TypedPlayer>>(draft, () => ({}))
  const { typed, name, country } = { ...typedFirst(player), ...changed }
  /** The form of a player who is in the list is left; that of a new one stays. */
  const leave = (): void => {
    if (player) forgetDraft(draft)
    onLeave?.()
  }
  const [withdrawing, setWithdrawing] = useState(false)
  const [again, setAgain] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  /** The new players that the desk has not answered yet; the first one is being sent. */
  const queue = useRef<readonly NewPlayer[]>([])
  const [refused, setRefused] = useState('')
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { sending, trouble, send, busy } = useSend(leave)
  const addQueued = (): void =>
    send(async () => {
      for (let [one] = queue.current; one; [one] = queue.current) {
        try {
          await desk.players.set({ player: null, ...one })
          setSaid(t('people.added', { name: one.name }))
        } catch (error) {
          // once the form was left, nothing goes back into its fields, and those behind a refused one are sent all the same
          if (isOpen.current || failureOf(error).kind !== 'refused') throw error
          showTrouble(`${one.name}${t('app.colon')}${(error as Error).message}`)
        }
        queue.current = queue.current.slice(1)
      }
    })
  const change = (part: Partial<TypedPlayer>): void => setChanged({ ...changed, ...part })
  const fill = (number: string | null, name: string, country: string): void => {
    setChanged({ typed: number, name, country })
    setAgain(null)
  }
  const isBlank = typed === null && name === '' && country === ''
  /** A refused player goes back into the fields, unless the next one is being typed there; the others are sent. */
  const putBack = useLatest((why: string): void => {
    const [one, ...others] = queue.current
    queue.current = others
    if (!one) return
    if (isBlank) fill(String(one.number ?? ''), one.name, one.country)
    if (!isBlank || others.length > 0) setRefused(`${one.name}${t('app.colon')}${why}`)
    if (others.length > 0) addQueued()
  })
  useEffect(() => {
    if (sending.kind === 'refused') putBack(sending.message)
  }, [sending, putBack])
  const number = typed === null ? String(free) : typed.trim()
  const digits = number === '' ? null : /^\d{1,6}$/.test(number) && Number(number) > 0 ? Number(number) : undefined
  const entered = { number: digits ?? null, name: name.trim(), country: country.trim() }
  const twin = players.find((one) => one.id !== player?.id && plain(one.name) === plain(name))
  // who presses Enter twice has not read that there is one of this name
  const isRead = useIsRead(twin !== undefined && again === name)
  const keep = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '' || digits === undefined || (player && busy)) return
    if (twin && !isRead) {
      setAgain(name)
      return
    }
    if (player && digits === player.number && name.trim() === player.name && country.trim() === player.country) {
      leave()
      return
    }
    sign((by) => {
      if (player) {
        send((key) => desk.players.set({ player: player.id, ...entered, by, key }))
        return
      }
      queue.current = [...queue.current, { ...entered, by, key: crypto.randomUUID() }]
      addQueued()
      setGiven((before) => Math.max(before, digits ?? 0))
      setRefused('')
      fill(null, '', '')
      form.current?.querySelectorAll('input')[1]?.focus()
    })
  }
  /** The id of the player with this name or number. Adds an unknown name under the idempotency key of the act that names it. */
  const someone = async (text: string, by: string, key: string): Promise<string> => {
    const known = readPerson(text, players)
    // an unknown number is not a name
    if (known.id !== undefined || /^\d+$/.test(text)) return known.id ?? text
    const all = await desk.players.set({ player: null, number: free, name: known.name, country: '', by, key: `${key} new` })
    return all.findLast((one) => plain(one.name) === plain(known.name) && !one.withdrawn)?.id ?? ''
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !onLeave || busy) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  // several lines are a list of players: the field would join them into one name
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text').trim()
    if (player || busy || !/[\r\n]/.test(text)) return
    event.preventDefault()
    void chooseFile(new File([text], t('lists.pasted')), t)
    go(paths.setupStep('lists'))
  }
  if (withdrawing && player)
    return (
      <WithdrawForm
        person={player.id}
        name={player.name}
        back={player.withdrawn}
        rounds={player.rounds}
        players={players}
        free={players.filter(({ id, withdrawn, rounds }) => id !== player.id && !withdrawn && rounds === 0)}
        onSend={async ({ reason, by, key, substitute }) => {
          const who = substitute === '' ? undefined : await someone(substitute, by, key)
          return desk.players.withdraw({ player: player.id, substitute: who, back: player.withdrawn, reason, by, key })
        }}
        onDone={leave}
        onLeave={() => setWithdrawing(false)}
      />
    )
  return (
    <form className="row person" ref={form} onSubmit={keep} onKeyDown={press} onPaste={paste}>
      <LineField label={t('lists.field.number')} value={number} onValue={(typed) => change({ typed })} max={6} />
      <LineField label={t('lists.field.name')} value={name} onValue={(name) => change({ name })} first={player ? 'selected' : true} />
      <LineField label={t('lists.field.country')} value={country} onValue={(country) => change({ country })} max={60} />
      <Button
        type="submit"
        label={t(player ? 'tournament.save' : 'signs.addIt')}
        chord="Enter"
        disabled={(player !== null && busy) || name.trim() === '' || digits === undefined}
      />
      {player && (
        <>
          <Button
            label={t(player.withdrawn ? 'people.comesBack' : 'people.withdraws')}
            disabled={busy}
            onClick={() => setWithdrawing(true)}
          />
          <Button className="quiet" label={t('app.back')} chord="Escape" disabled={busy} onClick={leave} />
        </>
      )}
      <p className={sending.kind === 'refused' || refused || digits === undefined ? 'err' : 'q2'} role="status">
        {refused ||
          trouble ||
          (digits === undefined
            ? t('people.badNumber')
            : twin && again === name
              ? t('people.sameName', { name: twin.name, number: twin.number ?? '–' })
              : player && name.trim() !== player.name
                ? t('people.renames', { name: player.name })
                : said)}
      </p>
    </form>
  )
}

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
