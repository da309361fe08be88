import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { ReplayGame, ReplayHand } from '../../desk/contract/replay.ts'
import { ruleSetNameOf } from '../../engine/wording/terms/rule-sets.ts'
import { ask } from '../app-state/desk/client.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { recordRows } from '../record/table/rows.ts'
import { Key } from '../ui/key.tsx'
import { whenIdle } from '../ui/lazy-with-retry.tsx'
import { useLatest } from '../ui/use-latest.ts'
import { ActList } from './act-list.tsx'
import { Announcement } from './announcement.tsx'
import { ComparePanel } from './compare-panel.tsx'
import { FindingsColumn } from './findings-column.tsx'
import { FindingsSection } from './findings-section.tsx'
import { GoTo } from './go-to.tsx'
import { copyText, linkToAct, replayOrigin } from './link.ts'
import { foldedHand } from './player/folded-hand.ts'
import { type BoardSettings, Player } from './player/player.tsx'
import { usePlaying } from './player/use-playing.ts'
import { levelsOf, peopleOf } from './recorded-findings.ts'
import * as css from './replay.module.css'
import { ReplayHead } from './replay-head.tsx'
import { findingsShown, handsToStep, openInReplay } from './replay-model.ts'
import { ScratchPanel } from './scratch/panel.tsx'
import { useScratch } from './scratch/use-scratch.ts'
import { type GameMoment, stepAct } from './steps.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { useStepping } from './use-stepping.ts'

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
  const findings = useMemo(() => findingsShown(hand, scratch), [scratch, hand])
  const levels = useMemo(() => levelsOf(findings), [findings])
  const hands = useMemo(() => handsToStep(game.hands, hand, scratch), [game.hands, hand, scratch])
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
      const next = stepAct(hands, place, 1)
      to(next)
      return next !== null
    },
  })
  const { toggle, stop, otherPace, change } = playing
  const stepping = useStepping({ hands, at: place, game, isScratch, acts: reel.events.length, stop, onMoment: to, onPlace })
  const { moves, onAct, toHand } = stepping
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
  const compare = (): void => setComparing((now) => !now)
  const close: Readonly<Record<ReturnType<typeof openInReplay>, () => void>> = {
    draft: used.cancel,
    comparison: () => setComparing(false),
    scratch: used.throwAway,
    replay: back,
  }
  useReplayKeys({
    table: game.table.id,
    hand: hand.id,
    seats: hand.rules.form.seats,
    act,
    finding: first,
    used,
    stepping,
    playing,
    setLook,
    onEscape: () => close[openInReplay({ hasDraft: used.draft !== null, comparing, isScratch: used.isOpen })](),
    onGoTo: () => goToField.current?.focus(),
    onCompare: compare,
    onCopy: copy,
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
    <main className={`screen ${css.replay}`} data-comparing={comparing} data-scratch={used.isOpen} data-at={`${hand.id} ${act}`}>
      <div className={css.replaytop}>
        <ReplayHead game={game} hand={hand} onBack={back} onHand={toHand} />
        {used.isOpen && (
          <div className={`cluster inverse ${css.scratchband}`}>
            <b>{t('whatIf.title')}</b> {t('whatIf.not')}
            <button type="button" className="btn sm push" onClick={used.throwAway}>
              {t('whatIf.throwAway')} <Key>Esc</Key>
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
      <section className={`panel ${css.actsBox}`}>
        <h2 className="sec">
          {t('incident.acts')} <GoTo field={goToField} onAct={onAct} />
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" tabIndex={0}>
          <ActList rows={rows} act={act} levels={levels} onAct={onAct} />
          {rows.length === 0 && <p className="empty q2">{t('replay.noActs')}</p>}
        </div>
      </section>
      <FindingsSection isScratch={used.isOpen} comparing={comparing} onScratch={used.open} onCompare={compare}>
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
      </FindingsSection>
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
