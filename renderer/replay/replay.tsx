import { type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { ReplayGame, ReplayHand } from '../../desk/contract/replay.ts'
import { paths } from '../app-state/navigation/paths.ts'
import { useTitle } from '../app-state/navigation/use-title.ts'
import { useLatest } from '../ui/use-latest.ts'
import { ActList, type ActListProps } from './act-list.tsx'
import { ReplayAnnouncement } from './announcement.tsx'
import { ComparePanel } from './compare-panel.tsx'
import { FindingsColumn } from './findings-column.tsx'
import { FindingsSection } from './findings-section.tsx'
import { GoTo } from './go-to.tsx'
import { copyText, linkToAct, replayOrigin } from './link.ts'
import { type BoardSettings, ReplayPlayer } from './player/player.tsx'
import { useFolding } from './player/use-folding.ts'
import { usePlaying } from './player/use-playing.ts'
import * as css from './replay.module.css'
import { ReplayHead } from './replay-head.tsx'
import { openInReplay } from './replay-model.ts'
import { ScratchBand, ScratchPanel } from './scratch/panel.tsx'
import { type GameMoment, stepAct } from './steps.ts'
import { useComparison } from './use-comparison.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { useShownHand } from './use-shown-hand.ts'
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
  const [note, setNote] = useState<string | null>(null)
  const goToField = useRef<HTMLInputElement>(null)
  useFolding(game.hands)
  useTitle(t('replay.of', { table: game.table.name }))
  const { used, isScratch, reel, act, rows, lines, findings, levels, hands } = useShownHand(game, hand, recorded)
  const comparison = useComparison(game.table.id, hand.id, used)
  const { comparing, compared } = comparison
  const place: GameMoment = { hand: hand.id, act }
  const to = (next: GameMoment | null): void => {
    setNote(null)
    if (!next) return
    if (isScratch) used.look(next.act)
    else onPlace(next)
  }
  const { stop, controls } = usePlaying({
    hand: { events: reel.events, lines },
    act,
    onNext: () => {
      const next = stepAct(hands, place, 1)
      to(next)
      return next !== null
    },
  })
  const stepping = useStepping({ hands, at: place, game, isScratch, acts: reel.events.length, stop, onMoment: to, onPlace })
  const { moves, onAct, toHand } = stepping
  const first = isScratch ? undefined : hand.findings.find(({ finding, state }) => state !== 'gone' && finding.event === act)
  const back = useLatest((): void => go(replayOrigin() ?? paths.hand(game.table.id, hand.id)))
  const copy = (): void => {
    const link = linkToAct({ table: game.table.id, hand: hand.id, act, ref: hand.refs[act - 1] })
    void copyText(link).then((done) => setNote(done ? t('replay.copied') : `${t('replay.notCopied')} ${link}`))
  }
  const close: Readonly<Record<ReturnType<typeof openInReplay>, () => void>> = {
    draft: used.cancel,
    comparison: comparison.close,
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
    playing: controls,
    setLook,
    onEscape: () => close[openInReplay({ hasDraft: used.draft !== null, comparing, isScratch: used.isOpen })](),
    onGoTo: () => goToField.current?.focus(),
    onCompare: comparison.toggle,
    onCopy: copy,
  })
  return (
    <main className={`screen ${css.replay}`} data-comparing={comparing} data-scratch={used.isOpen} data-at={`${hand.id} ${act}`}>
      <div className={css.replaytop}>
        <ReplayHead game={game} hand={hand} onBack={back} onHand={toHand} />
        {used.isOpen && <ScratchBand onThrowAway={used.throwAway} />}
      </div>
      <ReplayPlayer
        table={game.table.name}
        hand={hand}
        reel={reel}
        findings={findings}
        act={act}
        isScratch={isScratch}
        look={look}
        onLook={setLook}
        moves={moves}
        playing={controls}
        note={note ?? (elsewhere && !isScratch ? t('replay.moved') : null)}
        onAct={onAct}
        onCopy={isScratch ? null : copy}
      />
      <ActsSection field={goToField} rows={rows} act={act} levels={levels} onAct={onAct} />
      <FindingsSection isScratch={used.isOpen} comparing={comparing} onScratch={used.open} onCompare={comparison.toggle}>
        {used.isOpen ? (
          <ScratchPanel used={used} hand={hand} onAct={onAct} />
        ) : (
          <FindingsColumn table={game.table.id} hand={hand} here={levels.has(act) ? act : null} onAct={onAct} />
        )}
      </FindingsSection>
      {compared && <ComparePanel compared={compared} act={act} isScratch={isScratch} onAct={onAct} onClose={comparison.close} />}
      <ReplayAnnouncement event={reel.events[act - 1]} act={act} findings={findings} />
    </main>
  )
}

/** The acts of the hand on screen, with the field for the number of an act. */
const ActsSection = ({ field, ...list }: ActListProps & { readonly field: Ref<HTMLInputElement> }) => {
  const { t } = useTranslation()
  return (
    <section className={`panel ${css.actsBox}`}>
      <h2 className="sec">
        {t('incident.acts')} <GoTo field={field} onAct={list.onAct} />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <div className="scroll" tabIndex={0}>
        <ActList {...list} />
        {list.rows.length === 0 && <p className="empty q2">{t('replay.noActs')}</p>}
      </div>
    </section>
  )
}
