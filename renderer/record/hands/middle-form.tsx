import type { TFunction } from 'i18next'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import { nextHandLine } from '../../../engine/completion/header-lines.ts'
import { ruleSet } from '../../../engine/editions/index.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { bySeat, firstWind, type Seat } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { startTable } from '../../../engine/table/start.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { useWords } from '../../language/language.ts'
import { handName, nameAt } from '../../language/names.ts'
import { Tick } from '../../ui/fields/tick.tsx'
import { Status } from '../../ui/status.tsx'
import { correctionAct, recordItem } from '../optimistic/items.ts'
import { startingPoints } from './ending.ts'
import * as css from './hands.module.css'
import { headerDifference } from './header-sum.ts'
import {
  type MiddleDraft,
  type MiddleField,
  middleLines,
  middleOf,
  NO_MIDDLE,
  partsOfField,
  type ReadMiddle,
  readMiddle,
  textIn,
  withSeat,
  withSign,
  withText,
  withTile,
} from './middle.ts'
import { MiddleInput } from './middle-input.tsx'
import { MiddlePad } from './middle-pad.tsx'
import { SideForm } from './side-form.tsx'

type MiddleFormProps = {
  readonly state: TableState
  /** The table as typed so far, for the board. */
  readonly onView: (view: TableView | null) => void
  readonly onDone: () => void
}

/** A hand whose record starts in the middle: the tiles on the table, typed or tapped, and drawn on the board at once. */
export const MiddleForm = ({ state, onView, onDone }: MiddleFormProps) => {
  const { t, language } = useWords()
  const { by } = useSigner()
  const { form } = state.view
  // the draft belongs to this number of hands: in the next one the table lies otherwise
  const [kept, keep] = useDraft(`${state.table.id} ${state.hands.length} middle`)
  const [middle, setMiddle] = useState<MiddleDraft>(() => (kept === '' ? begunOf(state) : (JSON.parse(kept) as MiddleDraft)))
  const [field, setField] = useState<MiddleField>('river E')
  const [asked, setAsked] = useState(false)
  const read = useMemo(() => readMiddle(middle, form), [middle, form])
  const [knowing, setKnowing] = useState<number | null>(null)
  const starting = startingPoints(state.total, form)
  const doubt = headerDifference(read.header, state.total)
  const boxes = useRef(new Map<MiddleField, HTMLInputElement>())
  useEffect(() => boxes.current.get('river E')?.focus(), [])
  useEffect(() => {
    onView(previewOf(withWall(read), { view: state.view, rules: state.rules, table: state.table }))
    return () => onView(null)
  }, [read, state.view, state.rules, state.table, onView])

  const change = (next: MiddleDraft): void => {
    setMiddle(next)
    keep(JSON.stringify(next))
  }
  const enter = (): void => {
    setAsked(true)
    const [wrong] = read.troubles.keys()
    if (wrong) {
      boxes.current.get(wrong)?.focus()
      return
    }
    if (doubt && knowing !== doubt.by) {
      document.getElementById('middle-knowing')?.focus()
      return
    }
    const whole = { ...read, header: withWall(read) }
    const kan = whole.kanDora.map((tile) => `* dora ${tile}`)
    const table = state.table.id
    const record = (lines: readonly string[]): void => outbox.enter({ ...recordItem(newestAnswer(state), lines.join('\n')), table, by })
    if (goesOn(state)) {
      const says = t('hands.saysMiddle')
      outbox.enter({
        table,
        by,
        act: correctionAct(state, { do: 'header', text: middleLines(whole).join('\n') }, { says }),
      })
      if (kan.length > 0 && state.acts.length === 0) record(kan)
    } else record([...middleLines(whole), ...kan])
    keep('')
    onDone()
  }
  /** The arrow keys lead from seat to seat. */
  const step = (event: KeyboardEvent, from: MiddleField): void => {
    const { what, seat } = partsOfField(from)
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const other = seat && form.seats[form.seats.indexOf(seat) + by]
    if (by === 0 || !other) return
    event.preventDefault()
    boxes.current.get(`${what} ${other}` as MiddleField)?.focus()
  }
  const input = (name: MiddleField, label: string, hint = '') => (
    <MiddleInput
      ref={(box) => {
        if (box) boxes.current.set(name, box)
      }}
      name={name}
      label={label}
      hint={hint}
      value={textIn(middle, name)}
      trouble={asked || field !== name ? read.troubles.get(name) : undefined}
      onFocus={() => setField(name)}
      onText={(text) => change(withText(middle, name, text))}
      onKey={(event) => step(event, name)}
    />
  )
  return (
    <SideForm
      title={t('hands.middleTitle')}
      enter={t('hands.middleEnter')}
      onEnter={enter}
      onLeave={onDone}
      pad={
        <MiddlePad
          seats={form.seats}
          field={field}
          reds={state.reds}
          onTap={(sign) => change(withSign(middle, field, sign))}
          onTile={(tile) => change(withTile(middle, field, tile))}
        />
      }
    >
      {isUnderWay(state) && <p role="status">{beginsNext(state, read.header, t)}</p>}
      <p className={`q2 ${css.how}`}>{t('hands.middleHow')}</p>
      <div className={css.lying}>
        <span />
        <span className="label">{t('hands.rivers')}</span>
        <span className="label">{t('board.groups')}</span>
        <span className="label">{t('hands.riichi')}</span>
        {form.seats.map((seat) => (
          <div className={css.seatrow} key={seat}>
            <b className={seat === 'E' ? `centred inverse ${css.w}` : `centred ${css.w}`} title={state.view.seats[seat].name ?? ''}>
              {t(`letter.${seat}`)}
            </b>
            {input(`river ${seat}`, t('hands.riverOf', { seat: t(`seat.${seat}`) }), seat === 'E' ? '1z9m3p' : '')}
            {input(`groups ${seat}`, t('hands.groupsOf', { seat: t(`seat.${seat}`) }), seat === 'E' ? `555p${t('letter.W')} 423s` : '')}
            <label className="tick">
              <input
                type="checkbox"
                aria-label={t('hands.riichiOf', { seat: t(`seat.${seat}`) })}
                checked={read.header.riichi.includes(seat)}
                onChange={(event) => change(withSeat(middle, seat, { riichi: event.target.checked }))}
              />
            </label>
          </div>
        ))}
      </div>
      <div className={css.row4}>
        {input('wall', t('hands.wall'), read.wallByRivers === null ? '' : String(read.wallByRivers))}
        {input('dora', t('board.dora'), '4p')}
        {input('hand', t('hands.hand'), t('hand.none'))}
        {input('scores', t('hands.scores'), starting === null ? '' : form.seats.map(() => starting).join(' '))}
      </div>
      {doubt && (
        <div className={css.doubt}>
          <Status isWrong says={sumDifferenceText(doubt, language)} />
          <Tick
            id="middle-knowing"
            wide
            checked={knowing === doubt.by}
            invalid={asked && knowing !== doubt.by}
            onTick={(on) => setKnowing(on ? doubt.by : null)}
          >
            <span>{t('hands.knowing')}</span>
          </Tick>
        </div>
      )}
      {read.wallByRivers !== null &&
        read.header.wall !== undefined &&
        read.header.wall !== '?' &&
        Math.abs(read.header.wall - read.wallByRivers) > 1 && <p className="q2">{t('hands.wallDiffers', { count: read.wallByRivers })}</p>}
      <Tick wide checked={middle.whole} onTick={(whole) => change({ ...middle, whole })}>
        <span>
          <b>{t('hands.whole')}</b> <span className="q2">{t('hands.wholeMeans')}</span>
        </span>
      </Tick>
    </SideForm>
  )
}

/** Whether the form sets the header of the current hand: one without acts, or one that started in the middle. */
const goesOn = ({ hand, acts, view }: TableState): boolean => hand !== '' && (acts.length === 0 || view.from === 'middle')

/** Whether entering the form leaves a hand behind that nobody has ended. */
const isUnderWay = (state: TableState): boolean => state.acts.length > 0 && !goesOn(state) && !state.view.ended

/** Which hand begins, who is East in it, and that the one under way is not ended. */
const beginsNext = ({ view, table }: TableState, { name: hand }: HandHeader, t: TFunction): string => {
  const now = view.hand
  const east = seatNow('E', hand, view)
  return [
    hand && now
      ? t('hands.middleBegins', {
          hand: handName(hand, t),
          east: nameAt(east, view, table.players) ?? t('hands.whoWas', { seat: t(`seat.${east}`) }),
        })
      : t('hands.middleBeginsOther'),
    t('hands.middleLeaves', { hand: now ? handName(now, t) : t('hand.none') }),
  ].join(' ')
}

/** The seat, in the hand now at the table, of the player who has a seat in another hand; the same seat where a hand has no name. */
const seatNow = (seat: Seat, hand: HandHeader['name'], { hand: now, form: { seats } }: TableView): Seat =>
  (hand && now && seats.find((one) => firstWind(one, now.number, seats) === firstWind(seat, hand.number, seats))) || seat

const begunOf = (state: TableState): MiddleDraft => {
  if (goesOn(state)) return middleOf(state.header)
  // the first hand may go without a name, a later one gets the next
  return state.hand === '' ? NO_MIDDLE : { ...NO_MIDDLE, hand: nextHandLine(state.view).replace('@hand ', '') }
}

/** The typed size of the wall, else the one counted from the rivers. */
const withWall = ({ header, wallByRivers }: ReadMiddle): HandHeader =>
  header.wall === undefined && wallByRivers !== null ? { ...header, wall: wallByRivers } : header

type Previewed = Pick<TableState, 'view' | 'rules' | 'table'>

const previewOf = (header: HandHeader, { view: now, rules, table: { players } }: Previewed): TableView | null => {
  const set = ruleSet(rules.base ?? rules.id)
  const view =
    set &&
    viewOf({
      table: startTable(
        header,
        bySeat(() => ({ slow: 0, touched: 0 })),
        set.form,
      ),
      header,
      rules: set,
    })
  const name = (seat: Seat) => nameAt(seatNow(seat, header.name, now), now, players)
  return view ? { ...view, seats: bySeat((seat) => ({ ...view.seats[seat], name: name(seat) })) } : null
}
