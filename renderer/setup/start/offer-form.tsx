import { type FormEvent, useState } from 'react'
import type { desk } from '../../app-state/desk/client.ts'
import { formatNumber } from '../../language/format.ts'
import { useWords } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { focusAtEnd, LineField } from '../../ui/fields/line-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useDownload } from './download.ts'

type HubOffers = Awaited<ReturnType<typeof desk.hub.offers>>
type HubOffer = HubOffers['offers'][number]

/** The tournament's id at the hub, and this laptop's name there. */
export type DownloadRequest = { readonly tournament: string; readonly name: string }
type OfferFormProps = {
  readonly offered: HubOffers
  /** The request of a previous attempt. */
  readonly before: DownloadRequest | null
  readonly onJoin: (wanted: DownloadRequest) => void
}

/** Form to choose one of the hub's tournaments, the folder, and a laptop name if the hub asks for one. */
export const OfferForm = ({ offered: { offers, owns, machine }, before, onJoin }: OfferFormProps) => {
  const { t, language } = useWords()
  const came = useDownload()
  const [chosen, setChosen] = useState(before?.tournament ?? '')
  const [name, setName] = useState(before?.name ?? machine)
  const offer = offers.find((one) => one.id === chosen) ?? offers[0]
  if (!offer) return null
  const isBlank = owns && name.trim() === ''
  const join = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBlank) onJoin({ tournament: offer.id, name: name.trim() || machine })
  }
  const { file, here, entries } =
    came.tournament === offer.id && came.entries > 0 ? { ...offer.place, here: 'part' as const, entries: came.entries } : offer.place
  const named = (one: HubOffer): string =>
    t('fromHub.offer', { name: one.name, count: one.entries, n: formatNumber(one.entries, language) })
  const says = { nothing: 'fromHub.goesTo', part: 'fromHub.goesOn', whole: 'fromHub.isHere' } as const
  return (
    <form className="form" onSubmit={join}>
      {offers.length === 1 ? (
        <p className="wide">
          <b>{named(offer)}</b>
        </p>
      ) : (
        <SelectField
          label={t('fromHub.tournament')}
          options={offers.map((one) => ({ value: one.id, label: named(one) }))}
          value={offer.id}
          onValue={setChosen}
          first={!before}
          wide
        />
      )}
      <p className="q2 wide">{t(says[here], { file, n: formatNumber(entries, language) })}</p>
      {owns && (
        <>
          <LineField
            label={t('hub.name')}
            value={name}
            onValue={setName}
            first={!before && offers.length === 1}
            wide
            wrong={isBlank ? t('start.required') : null}
          />
          <p className="q2 wide">{t('fromHub.admitted')}</p>
        </>
      )}
      <Button
        ref={before || (offers.length === 1 && !owns) ? focusAtEnd : undefined}
        type="submit"
        className="primary"
        label={t('hub.join')}
        chord="Enter"
        disabled={isBlank}
      />
    </form>
  )
}
