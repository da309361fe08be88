import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { ReplayGame, ReplayHand } from '../../desk/contract/replay.ts'
import { nextSeat } from '../../engine/model/seats.ts'
import { ruleSetNameOf } from '../../engine/wording/terms/rule-sets.ts'
import { ask } from '../app-state/desk/client.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { useBindings } from '../keys/bindings.ts'
import { Chord } from '../keys/chord.tsx'
import { useKeyMap } from '../keys/overlays.ts'
import { useKeys } from '../keys/use-keys.ts'
import { recordRows } from '../record/table/rows.ts'
import { useLatest } from '../ui/use-latest.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { ActList } from './act-list.tsx'
import { Announcement } from './announcement.tsx'
import { replayOrigin } from './came-from.ts'
import { ComparePanel } from './compare-panel.tsx'
import { FindingsColumn } from './findings-column.tsx'
import { GoTo } from './go-to.tsx'
import { copyText, linkToAct } from './link.ts'
import { foldedHand } from './player/folded-hand.ts'
import { type BoardSettings, Player } from './player/player.tsx'
import { usePlaying } from './player/use-playing.ts'
import { findingsInForce, levelsOf, peopleOf } from './recorded-findings.ts'
import { ReplayHead } from './replay-head.tsx'
import { ScratchPanel } from './scratch/panel.tsx'
import { useScratch } from './scratch/use-scratch.ts'
import { type GameMoment, handSteps, stepAct, stepFinding, stepHand, stepToEdge, stepTurn } from './steps.ts'

type ReplayProps = {
  readonly game: ReplayGame
  readonly hand: ReplayHand
  readonly act: number
  /** The act of the opened link is no longer in the record. */
  readonly elsewhere: boolean
  readonly onPlace: (place: GameMoment) => void
}

/** A game act by act: the board, the acts in step with it, findings and rulings; or a scratch copy of the hand. */
export const Replay = ({ game, hand, act: recorded, elsewhere, onPlace }: ReplayProps) => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const { keyOf } = useBindings()
  const keyMap = useKeyMap()
  const [look, setLook] = useState<BoardSettings>({ bottom: 'E', claimed: false })
  const [comparing, setComparing] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const goToField = useRef<HTMLInputElement>(null)
  useFolding(game.hands)

  const used = useScratch({ table: game.table.id, hand, act: recorded })
  const { scratch } = used
  const isScratch = scratch !== null
  const reel = scratch?.reel ?? hand
  const act = isScratch ? Math.min(used.act, reel.events.length) : recorded
  const ownRows = useMemo(() => recordRows(hand.lines), [hand.lines])
  const rows = isScratch ? used.rows : ownRows
  const findings = useMemo(() => scratch?.findings.map(({ finding }) => finding) ?? findingsInForce(hand), [scratch, hand])
  const levels = useMemo(() => levelsOf(findings), [findings])
  const stretches = useMemo(
    () =>
      isScratch
        ? [handSteps(hand.id, reel.events, eventsOf(findings))]
        : game.hands.map((one) => handSteps(one.id, one.events, eventsOf(findingsInForce(one)))),
    [isScratch, hand.id, reel.events, findings, game.hands],
  )
  const people = useMemo(() => peopleOf(hand), [hand])
  const rules = useMemo(() => ruleSetNameOf(hand.rules), [hand.rules])
  useTitle(t('replay.of', { table: game.table.name }))

  const place: GameMoment = { hand: hand.id, act }
  const to = (next: GameMoment | null): void => {
    setNote(null)
    if (!next) return
    if (isScratch) used.look(next.act)
    else onPlace(next)
  }
  const playing = usePlaying({
    hand: { events: reel.events, lines: isScratch ? NO_LINES : hand.lines },
    act,
    onNext: () => {
      const next = stepAct(stretches, place, 1)
      to(next)
      return next !== null
    },
  })
  const { toggle, stop, otherPace, change } = playing
  const by = useLatest((step: typeof stepAct, way: 1 | -1): void => {
    stop()
    const next = step(stretches, place, way)
    const beside = game[way > 0 ? 'after' : 'before']
    if (next) to(next)
    else if (step !== stepFinding && beside !== null && !isScratch) onPlace({ hand: beside, act: 0 })
  })
  const moves = useMemo(
    () => ({
      act: (way: 1 | -1) => by(stepAct, way),
      turn: (way: 1 | -1) => by(stepTurn, way),
      finding: (way: 1 | -1) => by(stepFinding, way),
    }),
    [by],
  )
  const onAct = useLatest((wanted: number): void => {
    stop()
    to({ hand: hand.id, act: Math.max(0, Math.min(reel.events.length, wanted)) })
  })
  const toEdge = (end: boolean, ofGame: boolean) => (): void => {
    stop()
    to(stepToEdge(stretches, place, { end, game: ofGame }))
  }
  const toHand = useLatest((id: string): void => {
    stop()
    onPlace({ hand: id, act: 0 })
  })
  const first = isScratch ? undefined : hand.findings.find(({ finding, state }) => state !== 'gone' && finding.event === act)
  const back = useLatest((): void => go(replayOrigin() ?? paths.hand(game.table.id, hand.id)))
  const copy = (): void => {
    const link = linkToAct({ table: game.table.id, hand: hand.id, act, ref: hand.refs[act - 1] })
    void copyText(link).then((done) => setNote(done ? t('replay.copied') : `${t('replay.notCopied')} ${link}`))
  }
  const isCompared = comparing && !isScratch
  const ofRecord = useQuery({
    ...ask.tables.compare.queryOptions({ input: { table: game.table.id, hand: isCompared ? hand.id : '' } }),
    enabled: isCompared,
  })
  const compared = scratch?.compared ?? ofRecord.data
  const leave = (): void => {
    if (used.draft) used.cancel()
    else if (comparing) setComparing(false)
    else if (used.isOpen) used.throwAway()
    else back()
  }
  const stepBy = (step: typeof stepAct, way: 1 | -1) => (): void => by(step, way)
  useKeys({
    Escape: leave,
    ArrowLeft: stepBy(stepAct, -1),
    ArrowRight: stepBy(stepAct, 1),
    'Shift+ArrowLeft': stepBy(stepTurn, -1),
    'Shift+ArrowRight': stepBy(stepTurn, 1),
    PageUp: stepBy(stepFinding, -1),
    PageDown: stepBy(stepFinding, 1),
    Home: toEdge(false, false),
    End: toEdge(true, false),
    'Shift+Home': toEdge(false, true),
    'Shift+End': toEdge(true, true),
    '?': keyMap.open,
    [keyOf('replay.play')]: toggle,
    [keyOf('replay.faster')]: () => change(1),
    [keyOf('replay.slower')]: () => change(-1),
    [keyOf('replay.pace')]: otherPace,
    [keyOf('replay.turn')]: () => setLook({ ...look, bottom: nextSeat(look.bottom) }),
    [keyOf('replay.claimed')]: () => setLook({ ...look, claimed: !look.claimed }),
    [keyOf('replay.goTo')]: () => goToField.current?.focus(),
    [keyOf('replay.compare')]: () => setComparing((now) => !now),
    ...(used.isOpen
      ? {
          [keyOf('replay.change')]: () => act > 0 && used.begin('replace'),
          [keyOf('replay.before')]: () => act > 0 && used.begin('before'),
          [keyOf('replay.after')]: () => used.begin('after'),
          [keyOf('replay.leaveOut')]: used.leaveOut,
          [keyOf('replay.undo')]: used.undo,
        }
      : {
          '[': stepBy(stepHand, -1),
          ']': stepBy(stepHand, 1),
          [keyOf('replay.copy')]: copy,
          [keyOf('replay.whatIf')]: used.open,
          [keyOf('replay.table')]: () => go(paths.hand(game.table.id, hand.id)),
        }),
    ...(first && { [keyOf('replay.ruling')]: () => go(paths.finding(game.table.id, hand.id, first.id)) }),
    ...(first && first.incident !== null && { [keyOf('replay.incident')]: () => go(paths.incident(first.incident ?? 0)) }),
  })
  const playKeys = {
    playing: playing.playing,
    pace: playing.pace,
    speed: playing.speed,
    knowsPace: playing.knowsPace,
    onPlay: useLatest(toggle),
    onPace: useLatest(otherPace),
    onSpeed: useLatest(change),
  }
  return (
    <main className="replay" data-comparing={comparing} data-scratch={used.isOpen} data-at={`${hand.id} ${act}`}>
      <div className="replaytop">
        <ReplayHead game={game} hand={hand} onBack={back} onHand={toHand} />
        {used.isOpen && (
          <div className="scratchband">
            <b>{t('whatIf.title')}</b> {t('whatIf.not')}
            <button type="button" className="btn sm push" onClick={used.throwAway}>
              {t('whatIf.throwAway')} <kbd>Esc</kbd>
            </button>
          </div>
        )}
      </div>
      <Player
        table={game.table.name}
        hand={hand}
        reel={reel}
        findings={findings}
        act={act}
        isScratch={isScratch}
        look={look}
        onLook={setLook}
        moves={moves}
        playing={playKeys}
        note={note ?? (elsewhere && !isScratch ? t('replay.moved') : null)}
        onAct={onAct}
        onCopy={isScratch ? null : copy}
      />
      <section className="acts-box">
        <h2 className="sec">
          {t('incident.acts')} <GoTo field={goToField} onAct={onAct} />
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" tabIndex={0}>
          <ActList rows={rows} act={act} levels={levels} onAct={onAct} />
          {rows.length === 0 && <p className="empty q2">{t('replay.noActs')}</p>}
        </div>
      </section>
      <section className="foundbox">
        <h2 className="sec">
          {t(used.isOpen ? 'whatIf.open' : 'replay.findings')}
          <span className="r">
            {!used.isOpen && (
              <button type="button" className="btn sm quiet" onClick={used.open}>
                {t('whatIf.open')} <Chord of={keyOf('replay.whatIf')} />
              </button>
            )}
            <button type="button" className="btn sm quiet" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
              {t('replay.compare')} <Chord of={keyOf('replay.compare')} />
            </button>
          </span>
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" tabIndex={0}>
          {used.isOpen ? (
            <ScratchPanel used={used} hand={hand} onAct={onAct} />
          ) : (
            <FindingsColumn
              table={game.table.id}
              hand={hand.id}
              findings={hand.findings}
              rules={rules}
              people={people}
              here={levels.has(act) ? act : null}
              onAct={onAct}
            />
          )}
        </div>
      </section>
      {comparing && compared && (
        <ComparePanel
          compared={compared}
          act={act}
          first={t(isScratch ? 'whatIf.first' : 'compare.inForce')}
          onAct={onAct}
          onClose={() => setComparing(false)}
        />
      )}
      <Announcement event={reel.events[act - 1]} act={act} findings={findings} />
    </main>
  )
}

const NO_LINES: ReplayHand['lines'] = []

const eventsOf = (findings: readonly { readonly event: number }[]): readonly number[] => findings.map(({ event }) => event)

/** Folds the hand on screen at once and the other hands of the game while the window is idle, so that a jump is fast. */
const useFolding = (hands: readonly ReplayHand[]): void =>
  useEffect(() => {
    let callOff = (): void => undefined
    const fold = ([next, ...rest]: readonly ReplayHand[]): void => {
      if (!next) return
      callOff = whenIdle(() => {
        foldedHand(next).at(next.events.length)
        fold(rest)
      })
    }
    fold(hands)
    return () => callOff()
  }, [hands])
