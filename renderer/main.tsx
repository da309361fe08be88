import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { queries } from './app-state/desk/query-client.ts'
import { isTablet } from './app-state/identity/asker.ts'
import { reportWindow } from './app-state/presence/window-presence.ts'
import { loadOwnTexts } from './language/language.ts'
import { SignedApp } from './window/signed-app.tsx'
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/tiles/tiles.css'
import './ui/tiles/faces.css'
import './window/top-bar/top.css'
import './board/board.css'
import './board/centre.css'
import './board/plate.css'
import './board/countdown.css'
import './record/table/table.css'
import './record/entry/entry.css'
import './hall/hall.css'
import './record/calls/calls.css'
import './record/forks/forks.css'
import './ui/styles/row-links.css'
import './record/correct/correct.css'
import './hall/rounds/round-clock.css'
import './record/hands/hands.css'
import './rulings/finding/ruling.css'
import './rulebook/rulebook.css'
import './rulings/incident/incident.css'
import './rulings/penalties/penalties.css'
import './replay/replay.css'
import './setup/privacy/person.css'
import './reports/reports.css'
import './setup/setup.css'
import './rulings/precedents/precedents.css'
import './window/about/about.css'
import './setup/tablets/tablets.css'
import './ui/styles/small-windows.css'
import './ui/styles/containment.css'

/** A tablet comes to a door first. */
const Window = isTablet ? lazy(async () => ({ default: (await import('./window/tablet/tablet-gate.tsx')).TabletGate })) : SignedApp

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no root')
const app = (
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Router hook={useHashLocation}>
        <Suspense>
          <Window />
        </Suspense>
      </Router>
    </QueryClientProvider>
  </StrictMode>
)
void Promise.all([loadOwnTexts(), reportWindow()]).then(() => createRoot(root).render(app))
