import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../../desk/contract/tables.ts'
import { nextHandLine } from '../../../engine/completion/header-lines.ts'
import { ruleSet } from '../../../engine/editions/index.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { bySeat, type Seat } from '../../../engine/model/seats.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { sayExpectedInput } from '../../../engine/notation/errors/wanted.ts'
import { startTable } from '../../../engine/table/start.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { sumDifferenceText } from '../../../engine/wording/scoring/score-sum.ts'
import { newestAnswer } from '../../app-state/desk/show-state.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { outbox } from '../../app-state/outbox/use-outbox.ts'
import { useDraft } from '../../app-state/storage/drafts.ts'
import { useLanguage } from '../../language/language.ts'
import { Tick } from '../../ui/fields/tick.tsx'
import { TileKeys } from '../correct/tile-keys.tsx'
import { correctionAct, recordItem } from '../optimistic/items.ts'
import { startingPoints } from './ending.ts'
import * as css from './hands.module.css'
import { headerDifference } from './header-sum.ts'
import { type MiddleDraft, type MiddleField, middleLines, middleOf, NO_MIDDLE, type ReadMiddle, readMiddle } from './middle.ts'
import { SideForm } from './side-form.tsx'
import { type TapSign, tileInGroups, tileInRiver, withTap } from './taps.ts'

type MiddleFormProps = {
  readonly state: TableState
  /** The table as typed so far, for the board. */
  readonly onView: (view: TableView | null) => void
  readonly onDone: () => void
}

/** A hand whose record starts in the middle: the tiles on the table, typed or tapped, and drawn on the board at once. */
export const MiddleForm = ({ state, onView, onDone }: MiddleFormProps) => {
  const { t } = useTranslation()
  const { by } = useSigner()
  const { form } = state.view
  const [kept, keep] = useDraft(`${state.table.id} middle`)
  const [middle, setMiddle] = useState<MiddleDraft>(() => (kept === '' ? begunOf(state) : (JSON.parse(kept) as MiddleDraft)))
  const [field, setField] = useState<MiddleField>('river E')
  const [asked, setAsked] = useState(false)
  const read = useMemo(() => readMiddle(middle, form), [middle, form])
  const [knowing, setKnowing] = useState<number | null>(null)
  const language = useLanguage()
  const starting = startingPoints(state.total, form)
  const doubt = headerDifference(read.header, state.total)
  const boxes = useRef(new Map<MiddleField, HTMLInputElement>())
  useEffect(() => boxes.current.get('river E')?.focus(), [])
  useEffect(() => {
    onView(previewOf(withWall(read), { view: state.view, rules: state.rules }))
    return () => onView(null)
  }, [read, state.view, state.rules, onView])

  const change = (next: MiddleDraft): void => {
    setMiddle(next)
    keep(JSON.stringify(next))
  }
  const set = (to: MiddleField, text: string): void => {
    const [what, seat] = to.split(' ') as [string, Seat | undefined]
    if (!seat) change({ ...middle, [what]: text })
    else change({ ...middle, seats: { ...middle.seats, [seat]: { ...middle.seats[seat], [what]: text } } })
  }
  const textIn = (of: MiddleField): string => {
    const [what, seat] = of.split(' ') as ['hand' | 'wall' | 'dora' | 'scores' | 'river' | 'groups', Seat | undefined]
    return what === 'river' || what === 'groups' ? middle.seats[seat ?? 'E'][what] : middle[what]
  }
  const tap = (what: TapSign): void => {
    const [kind, seat] = field.split(' ') as [string, Seat | undefined]
    if (what === 'r' && seat)
      change({ ...middle, seats: { ...middle.seats, [seat]: { ...middle.seats[seat], riichi: !middle.seats[seat].riichi } } })
    else if (kind === 'groups' || kind === 'river' || what === 'back') set(field, withTap(textIn(field), what))
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
  const go = (event: KeyboardEvent, from: MiddleField): void => {
    const [what, seat] = from.split(' ') as [string, Seat | undefined]
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const other = seat && form.seats[form.seats.indexOf(seat) + by]
    if (by === 0 || !other) return
    event.preventDefault()
    boxes.current.get(`${what} ${other}` as MiddleField)?.focus()
  }
  const input = (name: MiddleField, label: string, hint = '') => {
    const trouble = read.troubles.get(name)
    const shown = trouble && (asked || field !== name)
    return (
      <div className="field">
        <label htmlFor={`middle-${name}`} className={name.includes(' ') ? 'sr' : ''}>
          {label}
        </label>
        <input
          id={`middle-${name}`}
          ref={(box) => {
            if (box) boxes.current.set(name, box)
          }}
          className="mono"
          value={textIn(name)}
          placeholder={hint}
          inputMode={FINGERS ? 'none' : 'text'}
          aria-invalid={shown === true}
          aria-describedby={shown ? `why-${name}` : undefined}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onFocus={() => setField(name)}
          onChange={(event) => set(name, event.target.value)}
          onKeyDown={(event) => go(event, name)}
        />
        {shown && <Trouble id={`why-${name}`} trouble={trouble} />}
      </div>
    )
  }
  const isGroup = field.startsWith('groups')
  const isRiver = field.startsWith('river')
  return (
    <SideForm
      title={t('hands.middleTitle')}
      enter={t('hands.middleEnter')}
      onEnter={enter}
      onLeave={onDone}
      pad={
        <>
          <div className={`do ${css.taps}`}>
            {isRiver && <TapKey tap="^" label={t('hands.tapClaimed')} onTap={tap} />}
            {(isRiver || isGroup) && <TapKey tap="r" label={t('hands.tapRiichi')} onTap={tap} />}
            {isGroup &&
              form.seats
                .filter((seat) => !field.endsWith(seat))
                .map((seat) => <TapKey key={seat} tap={seat} label={t('hands.tapFrom', { seat: t(`seat.${seat}`) })} onTap={tap} />)}
            {isGroup && <TapKey tap="+" label={t('hands.tapExtended')} onTap={tap} />}
            <TapKey tap="back" label="⌫" onTap={tap} />
          </div>
          <TileKeys
            reds={state.reds}
            onTile={(tile) =>
              set(
                field,
                isGroup
                  ? tileInGroups(textIn(field), tile)
                  : isRiver || field === 'dora'
                    ? tileInRiver(textIn(field), tile)
                    : textIn(field),
              )
            }
          />
        </>
      }
    >
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
            {input(`groups ${seat}`, t('hands.groupsOf', { seat: t(`seat.${seat}`) }), seat === 'E' ? '555pW 423s' : '')}
            <label className="tick">
              <input
                type="checkbox"
                aria-label={t('hands.riichiOf', { seat: t(`seat.${seat}`) })}
                checked={read.header.riichi.includes(seat)}
                onChange={(event) =>
                  change({ ...middle, seats: { ...middle.seats, [seat]: { ...middle.seats[seat], riichi: event.target.checked } } })
                }
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
          <p className="err" role="status">
            {sumDifferenceText(doubt, language)}
          </p>
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

/** Without a mouse the on-screen keyboard stays closed: the tiles are tapped. */
const FINGERS = typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches

type TroubleProps = { readonly id: string; readonly trouble: NonNullable<ReturnType<ReturnType<typeof readMiddle>['troubles']['get']>> }
const Trouble = ({ id, trouble }: TroubleProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p className="err" id={id} role="alert">
      {trouble.kind === 'group'
        ? t(`hands.groupTroubles.${trouble.trouble}`, { word: trouble.word.trim() })
        : trouble.kind === 'riichi'
          ? t('hands.noTurned')
          : t('hands.misread', { found: trouble.found, expected: sayExpectedInput(trouble.wanted)[language] })}
    </p>
  )
}

type TapKeyProps = { readonly tap: TapSign; readonly label: string; readonly onTap: (tap: TapSign) => void }
const TapKey = ({ tap, label, onTap }: TapKeyProps) => (
  <button type="button" className="btn sm" tabIndex={-1} onPointerDown={(event) => event.preventDefault()} onClick={() => onTap(tap)}>
    {label}
  </button>
)

/** Whether the form sets the header of the current hand: one without acts, or one that started in the middle. */
const goesOn = ({ hand, acts, view }: TableState): boolean => hand !== '' && (acts.length === 0 || view.from === 'middle')

const begunOf = (state: TableState): MiddleDraft => {
  if (goesOn(state)) return middleOf(state.header)
  // the first hand may go without a name, a later one gets the next
  return state.hand === '' ? NO_MIDDLE : { ...NO_MIDDLE, hand: nextHandLine(state.view).replace('@hand ', '') }
}

/** The typed size of the wall, else the one counted from the rivers. */
const withWall = ({ header, wallByRivers }: ReadMiddle): HandHeader =>
  header.wall === undefined && wallByRivers !== null ? { ...header, wall: wallByRivers } : header

const previewOf = (header: HandHeader, { view: now, rules }: Pick<TableState, 'view' | 'rules'>): TableView | null => {
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
  return view ? { ...view, seats: bySeat((seat) => ({ ...view.seats[seat], name: now.seats[seat].name })) } : null
}
