import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { ReplayGame, ReplayHand } from '../../desk/contract.ts'
import type { Level } from '../../engine/levels.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/seats.ts'
import { ruleSetNameOf } from '../../engine/words/rule-sets.ts'
import type { People } from '../../engine/words/told/told.ts'
import { Board } from '../board/board.tsx'
import { ask } from '../desk/client.ts'
import { Icon } from '../icons/icon.tsx'
import { useBindings } from '../keys/bindings.ts'
import { Chord } from '../keys/chord-keys.tsx'
import { useKeyMap } from '../keys/use-key-map.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage } from '../language/language.ts'
import { nameAt } from '../language/people.ts'
import { ruleName } from '../ruling/rule-name.ts'
import { paths } from '../shell/paths.ts'
import { useTitle } from '../shell/use-title.ts'
import { rowsOf } from '../table/rows.ts'
import { ActList } from './act-list.tsx'
import { cameFrom } from './came-from.ts'
import { ComparePanel } from './compare-panel.tsx'
import { type Film, filmOf } from './film.ts'
import { FindingsColumn } from './findings-column.tsx'
import { GoTo } from './go-to.tsx'
import { copied, linkTo } from './link.ts'
import { heaviest } from './marks.ts'
import { NowLine } from './now-line.tsx'
import { ReplayHead } from './replay-head.tsx'
import { saidAct } from './said.ts'
import { viewAt } from './same-view.ts'
import { Scrubber } from './scrubber.tsx'
import { edge, type Place, stepAct, stepFinding, stepHand, stepTurn, stretchOf } from './steps.ts'
import { PlayKeys, Steps } from './transport.tsx'
import { usePlaying } from './use-playing.ts'

type ReplayProps = {
  readonly game: ReplayGame
  readonly hand: ReplayHand
  readonly act: number
  /** The act that a link meant is no longer in the record. */
  readonly elsewhere: boolean
  readonly onPlace: (place: Place) => void
}

/** The table as it lay after an act, the track, the acts in step with it, what was found and ruled. */
export const Replay = ({ game, hand, act, elsewhere, onPlace }: ReplayProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, go] = useLocation()
  const { keyOf } = useBindings()
  const keyMap = useKeyMap()
  const [bottom, setBottom] = useState<Seat>('E')
  const [claimed, setClaimed] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const goToField = useRef<HTMLInputElement>(null)

  useFilms(game.hands)
  const film = filmOf(hand)
  const view = viewAt(film, act)
  const rows = useMemo(() => rowsOf(hand.lines), [hand.lines])
  const stretches = useMemo(
    () =>
      game.hands.map((one) =>
        stretchOf(
          one.id,
          one.events,
          standing(one).map(({ event }) => event),
        ),
      ),
    [game.hands],
  )
  const marked = useMemo(() => standing(hand), [hand])
  const levels = useMemo(() => levelsOf(marked), [marked])
  const rules = useMemo(() => ruleSetNameOf(hand.rules), [hand.rules])
  const people = useMemo(() => peopleOf(hand, film), [hand, film])
  const here = useMemo(() => marked.filter(({ event }) => event === act), [marked, act])
  const event = hand.events[act - 1]
  const said = event ? saidAct(event, language) : t('replay.before')
  const proof = useMemo(() => here.flatMap((finding) => [...finding.because, finding.event]), [here])
  useTitle(t('replay.of', { table: game.table.name, act }))

  const place: Place = { hand: hand.id, act }
  const to = useSteady((next: Place | null): void => {
    setNote(null)
    if (next) onPlace(next)
  })
  const playing = usePlaying({
    hand,
    act,
    onNext: () => {
      const next = stepAct(stretches, place, 1)
      if (next) onPlace(next)
      return next !== null
    },
  })
  const { toggle, stop, otherPace, change } = playing
  const [steadyToggle, steadyPace, steadySpeed] = [useSteady(toggle), useSteady(otherPace), useSteady(change)]
  const by = useSteady((step: typeof stepAct, way: 1 | -1): void => {
    stop()
    const next = step(stretches, place, way)
    if (next) to(next)
    else if (step !== stepFinding && game[way > 0 ? 'after' : 'before'] !== null)
      onPlace({ hand: game[way > 0 ? 'after' : 'before'] ?? '', act: 0 })
  })
  const moves = useMemo(
    () => ({
      act: (way: 1 | -1) => by(stepAct, way),
      turn: (way: 1 | -1) => by(stepTurn, way),
      finding: (way: 1 | -1) => by(stepFinding, way),
    }),
    [by],
  )
  const onAct = useSteady((wanted: number): void => {
    stop()
    to({ hand: hand.id, act: Math.max(0, Math.min(hand.events.length, wanted)) })
  })
  const toEdge = (end: boolean, ofGame: boolean) => (): void => {
    stop()
    to(edge(stretches, place, { end, game: ofGame }))
  }
  const toHand = (id: string): void => {
    stop()
    onPlace({ hand: id, act: 0 })
  }
  const first = hand.findings.find(({ finding, state }) => state !== 'gone' && finding.event === act)
  const back = (): void => go(cameFrom() ?? paths.hand(game.table.id, hand.id))
  const copy = (): void => {
    const link = linkTo({ table: game.table.id, hand: hand.id, act, ref: hand.refs[act - 1] })
    void copied(link).then((done) => setNote(done ? t('replay.copied') : `${t('replay.notCopied')} ${link}`))
  }
  const compared = useQuery({
    ...ask.tables.compare.queryOptions({ input: { table: game.table.id, hand: hand.id } }),
    enabled: comparing,
  })
  const leave = (): void => (comparing ? setComparing(false) : back())
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
    '[': stepBy(stepHand, -1),
    ']': stepBy(stepHand, 1),
    '?': keyMap.open,
    [keyOf('replay.play')]: toggle,
    [keyOf('replay.faster')]: () => change(1),
    [keyOf('replay.slower')]: () => change(-1),
    [keyOf('replay.pace')]: otherPace,
    [keyOf('replay.turn')]: () => setBottom(nextSeat),
    [keyOf('replay.claimed')]: () => setClaimed((now) => !now),
    [keyOf('replay.copy')]: copy,
    [keyOf('replay.goTo')]: () => goToField.current?.focus(),
    [keyOf('replay.compare')]: () => setComparing((now) => !now),
    [keyOf('replay.table')]: () => go(paths.hand(game.table.id, hand.id)),
    ...(first && { [keyOf('replay.ruling')]: () => go(paths.finding(game.table.id, hand.id, first.id)) }),
    ...(first && first.incident !== null && { [keyOf('replay.incident')]: () => go(paths.incident(first.incident ?? 0)) }),
  })
  return (
    <main className="replay" data-comparing={comparing}>
      <ReplayHead game={game} hand={hand} onBack={back} onHand={toHand} />
      <section className="film">
        <Board
          view={view}
          table={game.table.name}
          players={hand.players}
          bottom={bottom}
          size="md"
          proof={proof}
          findings={hand.findings}
          claimed={claimed}
          onTurn={setBottom}
        />
        <div className="scrub">
          <Scrubber events={hand.events} findings={marked} act={act} said={`${act}. ${said}`} onAct={onAct} />
          <div className="ctrl">
            <b className="now">{act === 0 ? t('replay.before') : t('replay.act', { act })}</b>
            <span className="q2">{t('replay.ofAll', { all: hand.events.length })}</span>
            <span className="push">
              <Steps moves={moves} />
            </span>
          </div>
          <NowLine event={event} said={said} findings={here} events={hand.events} onAct={onAct} />
          {(note ?? elsewhere) && <p className="linknote">{note ?? t('replay.moved')}</p>}
          <div className="ctrl">
            <PlayKeys
              playing={playing.playing}
              pace={playing.pace}
              speed={playing.speed}
              knowsPace={playing.knowsPace}
              onPlay={steadyToggle}
              onPace={steadyPace}
              onSpeed={steadySpeed}
            />
            <span className="push boardkeys">
              <button type="button" className="btn sm quiet" title={t('table.turnBoard')} onClick={() => setBottom(nextSeat)}>
                <span className="sr">{t('table.turnBoard')}</span> <Icon name="turn" /> <Chord of={keyOf('replay.turn')} />
              </button>
              <button
                type="button"
                className={claimed ? 'btn sm quiet on' : 'btn sm quiet'}
                aria-pressed={claimed}
                title={t('table.claimed')}
                onClick={() => setClaimed(!claimed)}
              >
                <span className="sr">{t('table.claimed')}</span> <Icon name="claimed" /> <Chord of={keyOf('replay.claimed')} />
              </button>
              <button type="button" className="btn sm quiet" onClick={copy}>
                {t('replay.copy')} <Chord of={keyOf('replay.copy')} />
              </button>
            </span>
          </div>
        </div>
      </section>
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
          {t('replay.findings')}
          <span className="r">
            <button type="button" className="btn sm quiet" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
              {t('replay.compare')} <Chord of={keyOf('replay.compare')} />
            </button>
          </span>
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
        <div className="scroll" tabIndex={0}>
          <FindingsColumn
            table={game.table.id}
            hand={hand.id}
            findings={hand.findings}
            rules={rules}
            people={people}
            here={here.length > 0 ? act : null}
            onAct={onAct}
          />
        </div>
      </section>
      {comparing && compared.data && (
        <ComparePanel compared={compared.data} act={act} first={t('compare.inForce')} onAct={onAct} onClose={() => setComparing(false)} />
      )}
      <p className="sr" role="status">
        {[
          `${act === 0 ? '' : `${act}. `}${said}`,
          ...here.map(({ level, rule, seat }) =>
            t('table.announceFinding', {
              level: t(`level.${level}`),
              text: [ruleName(rule, language), seat && t(`seat.${seat}`)].filter(Boolean).join(', '),
            }),
          ),
        ].join('. ')}
      </p>
    </main>
  )
}

/** What the record has now. */
const standing = ({ findings }: ReplayHand) => findings.filter(({ state }) => state !== 'gone').map(({ finding }) => finding)

const levelsOf = (findings: readonly { readonly event: number; readonly level: Level }[]): ReadonlyMap<number, Level> =>
  new Map(findings.map(({ event }) => [event, heaviest(findings.filter((one) => one.event === event))]))

const peopleOf = ({ players }: ReplayHand, film: Film): People => {
  const view = film.view(0)
  return Object.fromEntries(SEATS.map((seat) => [seat, nameAt(seat, view, players)]).filter(([, name]) => name !== null))
}

/** Hands are folded when they are looked at, the others of the game while nothing else is to do, so that a jump finds them ready. */
const useFilms = (hands: readonly ReplayHand[]): void =>
  useEffect(() => {
    let waiting = 0
    const fold = ([next, ...rest]: readonly ReplayHand[]): void => {
      if (!next) return
      waiting = requestIdleCallback(() => {
        filmOf(next).at(next.events.length)
        fold(rest)
      })
    }
    fold(hands)
    return () => cancelIdleCallback(waiting)
  }, [hands])

/** The same function at every drawing. */
const useSteady = <A extends readonly unknown[]>(act: (...given: A) => void): ((...given: A) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}
