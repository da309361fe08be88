// every sheet, in the order of the cascade
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/styles/layout.css'
import './ui/tiles/tiles.css'
import './ui/styles/row-links.css'
import './ui/styles/parts.css'
import './window/window.module.css'
import './window/top-bar/top-bar.module.css'
import './window/bands/bands.module.css'
import './setup/file/file.module.css'
import './setup/start/start.module.css'
import './board/board.module.css'
import './board/centre.module.css'
import './board/plate.module.css'
import './board/countdown.module.css'
import './record/record.module.css'
import './record/entry/entry.module.css'
import './record/table/table.module.css'
import './keys/key-map/key-map.module.css'
import './keys/palette/palette.module.css'
import './rulebook/offences/offences.module.css'
import './hall/hall.module.css'
import './hall/tables/tables.module.css'
import './hall/lists/lists.module.css'
import './hall/command-line/command-line.module.css'
import './rulings/incidents/incidents.module.css'
import './rulings/penalties/penalties.module.css'
import './rulings/rulings.module.css'
import './record/forks/forks.module.css'
import './record/correct/correct.module.css'
import './hall/rounds/round-clock.module.css'
import './record/hands/hands.module.css'
import './rulings/finding/ruling.module.css'
import './rulings/comparison/comparison.module.css'
import './rulings/card/card.module.css'
import './rulebook/rulebook.module.css'
import './rulings/incident/incident.module.css'
import './rulings/fields/fields.module.css'
import './rulings/pending/pending.module.css'
import './replay/player/player.module.css'
import './replay/replay.module.css'
import './replay/scratch/scratch.module.css'
import './setup/privacy/person.module.css'
import './reports/reports.module.css'
import './setup/setup.module.css'
import './setup/lists/lists.module.css'
import './setup/people/people.module.css'
import './setup/rules/rules.module.css'
import './setup/seating/seating.module.css'
import './rulings/precedents/precedents.module.css'
import './window/about/about.module.css'
import './setup/tablets/tablets.module.css'
import './ui/styles/containment.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { queries } from './app-state/desk/show-state.ts'
import { isTablet } from './app-state/identity/asker.ts'
import { reportWindow } from './app-state/presence/window-presence.ts'
import { loadOwnTexts } from './language/language.ts'
import { keepFocusOfDisabled } from './ui/focus-of-disabled.ts'
import { hideKeysOnTouch } from './ui/key-hints.ts'
// light or dark before anything is drawn
import './ui/theme.ts'
import { FailedScreen } from './window/failed-screen.tsx'
import { SignedApp } from './window/signed-app.tsx'

/** A tablet comes to a door first, requested together with the texts. */
const gate = isTablet ? import('./window/tablet/tablet-gate.tsx') : null
const Window = gate ? lazy(async () => ({ default: (await gate).TabletGate })) : SignedApp

keepFocusOfDisabled()
hideKeysOnTouch()
// the browser tells of Back and Forward first, and of the address a task later: a key between the two would go to the screen that was left
addEventListener('popstate', () => dispatchEvent(new HashChangeEvent('hashchange')))
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root')
const app = (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Router hook={useHashLocation}>
        <ErrorBoundary FallbackComponent={FailedScreen}>
          <Suspense>
            <Window />
          </Suspense>
        </ErrorBoundary>
      </Router>
    </QueryClientProvider>
  </StrictMode>
)
void Promise.all([loadOwnTexts(), reportWindow()]).then(() => createRoot(root).render(app))
