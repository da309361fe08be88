import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Incident, OneIncident } from '../../../desk/contract/rulings.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { ask, desk } from '../../app-state/desk/client.ts'
import { useSend } from '../../app-state/desk/use-send.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { showTrouble } from '../../app-state/trouble.ts'
import { useKeyMap } from '../../keys/overlays.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useLanguage } from '../../language/language.ts'
import { seatedPeople } from '../../language/names.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { lastFilter, listAddress } from '../incidents/address.ts'
import { deskFilter } from '../incidents/filter.ts'
import { apartIn, rulingsInForce } from '../rulings-in-force.ts'
import { historyOf, lastIsRuling, rulingInForce, undecidedAppeal } from './history.ts'
import { appealForm, availableForms, type IncidentForm, keyOfForm, openedPage, type PageState, topPart } from './page-state.ts'

export type IncidentPageProps = {
  readonly incident: OneIncident
  readonly state: TableState | undefined
  /** The hand of the incident was undone; its record is not shown. */
  readonly isHandGone: boolean
  /** Opened with the page: the form of an appeal, or the question whether to undo the last ruling. */
  readonly opens: string | undefined
}
export type OpenIncident = ReturnType<typeof useIncidentPage>

/** An incident with all that its page shows, and the acts on both. */
export const useIncidentPage = ({ incident, state, opens }: IncidentPageProps) => {
  const { by } = useSigner()
  const language = useLanguage()
  const [opened, change] = useReducer((now: PageState, part: Partial<PageState>) => ({ ...now, ...part }), {
    ...openedPage(opens === 'appeal' ? appealForm(incident) : null),
    asksUndo: opens === 'undo' && lastIsRuling(historyOf(incident, [])),
  })
  const { data: reviews = [] } = useQuery(ask.reviews.list.queryOptions())
  const { data: penalties = [] } = useQuery(ask.penalties.list.queryOptions())
  const { data: tables = [] } = useQuery(ask.tables.list.queryOptions())
  const { sending, send } = useSend(() => change({ asksUndo: false }))
  /** The act that the question before an undo is about: another one may have come since. */
  const askedOf = useRef(incident.last)
  useEffect(() => {
    if (sending.kind === 'refused') showTrouble(sending.message)
  }, [sending])

  const shown = state?.findings.find(({ id }) => id === incident.finding)
  const ruling = rulingInForce(incident)
  const inForce = new Set(rulingsInForce(incident).map(({ id }) => id))
  const cancellable = penalties.filter((row) => inForce.has(row.ruling) && row.cancelled === null && row.takenBack === null)
  // another window may have decided the appeal meanwhile, or cancelled the penalties
  const isOver = (opened.form === 'decide' && !undecidedAppeal(incident)) || (opened.form === 'cancel' && cancellable.length === 0)
  const page = isOver ? { ...opened, form: null } : opened
  const items = historyOf(
    incident,
    reviews.filter((review) => review.incident === incident.id),
    incident.corrections,
  )
  const undone = incident.rulings.find(({ ref }) => ref === incident.last)
  const last = state?.acts.length ?? 0
  // of a call nothing but its time is known
  const whenCalled = state?.acts.findLast(({ at }) => at <= incident.openedAt)?.number
  return {
    incident,
    state,
    shown,
    ruling,
    cancellable,
    /** Which of several rulings an undo is about; empty if there is one. */
    undoes: undone ? apartIn(incident.rulings, language)(undone) : '',
    items,
    page,
    change,
    people: seatedPeople(
      state,
      tables.find(({ id }) => id === incident.tableId),
    ),
    forms: availableForms(incident, cancellable.length > 0),
    canShowCard: ruling !== null || shown !== undefined,
    last,
    /** The act whose position the board shows. */
    at: Math.min(page.picked ?? incident.to ?? incident.event ?? whenCalled ?? last, last),
    showAct: (act: number): void => change({ picked: Math.max(0, Math.min(last, act)) }),
    openForm: (form: IncidentForm | null): void => change({ form, given: null }),
    toggle: (part: 'card' | 'precedents' | 'comparing'): void => change({ [part]: !page[part] }),
    undo: (): void => {
      if (lastIsRuling(items) && !page.asksUndo) {
        askedOf.current = incident.last
        change({ asksUndo: true })
      } else send((key) => desk.incidents.undo({ incident: incident.ref, of: page.asksUndo ? askedOf.current : incident.last, by, key }))
    },
    redo: (): void => send((key) => desk.incidents.redo({ incident: incident.ref, by, key })),
  }
}

/** The incidents above and below in the list, and the way to them. */
export const useNeighbours = ({ id }: Incident) => {
  const [, go] = useLocation()
  const queries = useQueryClient()
  const query = ask.incidents.beside.queryOptions({ input: { filter: deskFilter(lastFilter()), incident: id } })
  const { data } = useQuery(query)
  return {
    above: data?.above ?? null,
    below: data?.below ?? null,
    turn: async (to: 'above' | 'below'): Promise<void> => {
      const here = location.hash
      // a key pressed before the neighbours are loaded waits for them
      const other = (await queries.ensureQueryData(query).catch(() => null))?.[to] ?? null
      // a form that was opened meanwhile stays with its incident
      const isFree = location.hash === here && document.querySelector('[data-keeps-letters]') === null
      if (other !== null && isFree) go(paths.incident(other))
    },
  }
}

/** The keys of the page, and the pictures that are dropped on it. */
export const useIncidentKeys = (open: OpenIncident, turn: (to: 'above' | 'below') => Promise<void>): void => {
  const [, go] = useLocation()
  const keyMap = useKeyMap()
  const { incident, state, shown, page, change, forms, at, last, canShowCard, openForm, showAct, toggle } = open
  useDroppedPicture((given) => {
    const isFree = page.form === null || page.form === 'picture'
    if (given?.type.startsWith('image/') && forms.includes('picture') && isFree) change({ form: 'picture', given })
  })
  const leave = (): void => {
    const part = topPart(page)
    if (part === null) go(listAddress())
    else if (part !== 'form') change({ [part]: false })
  }
  const card = (): void => {
    if (canShowCard || page.card) toggle('card')
  }
  const formKeys = forms.map((form) => [keyOfForm(form, forms), () => page.form === null && openForm(form)] as const)
  useKeys(
    page.card
      ? { Escape: leave, p: card }
      : {
          Escape: leave,
          '?': keyMap.open,
          p: card,
          b: () => toggle('precedents'),
          '[': () => void turn('above'),
          ']': () => void turn('below'),
          ...(state && {
            ArrowLeft: () => showAct(at - 1),
            ArrowRight: () => showAct(at + 1),
            Home: () => showAct(0),
            End: () => showAct(last),
            t: () => go(paths.hand(incident.tableId, incident.hand)),
            v: () => go(paths.replay(incident.tableId, incident.hand, at)),
          }),
          ...(shown && { o: () => toggle('comparing'), n: () => go(paths.finding(incident.tableId, incident.hand, shown.id)) }),
          // an open form covers the question before an undo
          ...(page.form === null && { ...(incident.takenBack === null && { 'Control+z': open.undo }), 'Control+y': open.redo }),
          ...Object.fromEntries(formKeys),
        },
  )
}

/** Receives a file that is pasted, or dropped anywhere on the page. Prevents the browser from opening the file instead. */
const useDroppedPicture = (onFile: (file: File | undefined) => void): void => {
  const take = useLatest(onFile)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('paste', ({ clipboardData }) => take(clipboardData?.files[0]), { signal })
    addEventListener('dragover', (event) => event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        take(event.dataTransfer?.files[0])
      },
      { signal },
    )
    return () => ending.abort()
  }, [take])
}
