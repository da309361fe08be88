import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { currentRound, extraMinutes, formatTimer, ranAt, timeLeft } from '../../app-state/clock/clock-figures.ts'
import { useDeskNow, useRounds } from '../../app-state/clock/use-rounds.ts'
import { useDecisionCount } from '../../app-state/desk/use-decision-count.ts'
import { useSigner } from '../../app-state/identity/use-signer.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { useBindings } from '../../keys/bindings.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { initials } from '../../language/names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Chord } from '../../ui/key.tsx'
import { lazyForm } from '../../ui/lazy-with-retry.tsx'
import { useShedToFit } from '../../ui/use-shed-to-fit.ts'
import type { Screen } from '../screens.ts'
import { SaveState } from './save-state.tsx'
import { TOP_BAR_OVERFLOW } from './shedding.ts'
import * as css from './top-bar.module.css'
import { TopTables } from './top-tables.tsx'

type TopBarProps = {
  readonly screens: readonly Screen[]
  readonly table: string | null
  readonly inFile: boolean
  readonly openTables: readonly string[]
  readonly onClose: (table: string) => void
}

/** Fixed top bar: screens, open tables, round clock, save status, signed-in referee. */
export const TopBar = ({ screens, table, inFile, openTables, onClose }: TopBarProps) => {
  const { t } = useTranslation()
  const [place] = useLocation()
  const bar = useRef<HTMLElement>(null)
  const nav = useRef<HTMLElement>(null)
  useShedToFit(bar, TOP_BAR_OVERFLOW)
  // a narrow window scrolls the list of screens
  useEffect(() => {
    if (place !== '') nav.current?.querySelector('.on')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [place])
  return (
    <header ref={bar} className={css.top}>
      <div className={`beside heading ${css.mark}`}>
        <i className="centred inverse" aria-hidden="true">
          審
        </i>
        <span>Shinpan</span>
      </div>
      {inFile && (
        <nav ref={nav} className={css.nav} aria-label={t('app.skip')}>
          <span className="beside q3" aria-hidden="true">
            <kbd>Ctrl</kbd>
          </span>
          {screens.map(({ name, key, href }) => {
            const on = place.startsWith(name === 'table' ? '/table/' : name === 'incidents' ? '/incident' : href)
            return (
              <a key={name} href={`#${href}`} className={on ? 'beside on' : 'beside q2'} aria-current={on ? 'page' : undefined}>
                {t(`nav.${name}`)} <kbd>{key}</kbd>
              </a>
            )
          })}
        </nav>
      )}
      {inFile && <TopTables tables={openTables} at={table} onClose={onClose} />}
      <div className={`beside push nb ${css.end}`}>
        {inFile && <TopClock table={table} />}
        {inFile && <PendingLink />}
        {inFile && <SaveState table={table} />}
        <SignInMenu />
      </div>
    </header>
  )
}

const SignInList = lazyForm(async () => (await import('./sign-in-list.tsx')).SignInList, 'later')

/** The name of the signed-in referee; opens the sign-in menu. */
const SignInMenu = () => {
  const { t } = useTranslation()
  const { by, signer, guarded, signedIn, toSignIn, menu, openMenu, setMenu } = useSigner()
  const cantSign = guarded && signer?.hasCode === false
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" className={`beside ${css.whoSigns}`} aria-haspopup="menu" aria-expanded={menu} onClick={openMenu}>
        <span className="sr">
          {t('signs.menu')}
          {t('app.colon')}
        </span>
        <span className="truncate">{by.trim() || t('signs.nobody')}</span>{' '}
        <b className={css.initials} aria-hidden="true">
          {initials(by) || '–'}
        </b>{' '}
        {(toSignIn || cantSign) && <em className="inverse">{t(toSignIn ? 'signs.notSignedIn' : 'signs.cantSign')}</em>}
        {signedIn?.oldCode && <em className="inverse">{t('signs.oldCode')}</em>} <kbd>F9</kbd>
      </button>
      {menu && <SignInList button={button} onClose={() => setMenu(false)} />}
    </>
  )
}

/** Link to the pending decisions, with their number. Findings don't count. Empty if nothing is pending. */
const PendingLink = () => {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const count = useDecisionCount()
  const open = (): void => go(paths.waiting)
  const { keyOf } = useBindings()
  useKeys({ [keyOf('everywhere.waiting')]: open })
  return count === 0 ? null : (
    <a className={`beside inverse ${css.waitsCount}`} href={`#${paths.waiting}`} title={t('waiting.title')}>
      <span className={css.long}>{t('waiting.count', { count })}</span>
      <span className="short" aria-hidden="true">
        {count}
      </span>{' '}
      <Chord of={keyOf('everywhere.waiting')} />
    </a>
  )
}

type TopClockProps = { readonly table: string | null }

/** The clock of the round under way, on every screen. At a table it includes that table's extra time. */
const TopClock = ({ table }: TopClockProps) => {
  const { t } = useTranslation()
  const { rounds } = useRounds()
  const now = useDeskNow()
  const round = currentRound(rounds)
  if (!round || round.clock.state === 'planned' || round.clock.state === 'ended') return null
  const extra = table === null ? 0 : extraMinutes(round, table)
  const left = timeLeft(round, now, extra)
  const over = left !== null && left < 0
  return (
    <a className={`beside ${css.topclock}`} href={`#${paths.hall}`}>
      <span className="sr">{t(left === null ? 'clock.barRan' : over ? 'clock.barOver' : 'clock.barLeft', { round: round.number })} </span>
      <span className="q2" aria-hidden="true">
        {t('shell.roundShort', { round: round.number })}
      </span>{' '}
      {round.clock.state === 'paused' && <Icon name="pause" />}
      <b className={over ? 'title inverse' : 'title'} role="timer">
        {formatTimer(left ?? ranAt(round.clock, now))}
      </b>
      {extra > 0 && <span className="q2"> {t('clock.more', { minutes: extra })}</span>}
    </a>
  )
}
