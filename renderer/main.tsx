import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import './styles/tokens.css'
import './styles/base.css'
import './styles/tiles.css'
import './styles/faces.css'
import './styles/top.css'
import './styles/board.css'
import './styles/centre.css'
import './styles/plate.css'
import './styles/countdown.css'
import './styles/table.css'
import './styles/entry.css'
import './styles/hall.css'
import './styles/calls.css'
import './styles/forks.css'
import './styles/rows.css'
import './styles/correct.css'
import './styles/hall-clock.css'
import './styles/hands.css'
import './styles/ruling.css'
import './styles/rulebook.css'
import './styles/incident.css'
import './styles/penalties.css'
import './styles/replay.css'
import './styles/person.css'
import './styles/reports.css'
import './styles/setup.css'
import './styles/precedents.css'
import './styles/about.css'
import './styles/tablets.css'
import './styles/small.css'
import './styles/apart.css'
import { queries } from './desk/queries.ts'
import { ownTexts } from './language/language.ts'
import { tellPresence } from './shell/presence.ts'
import { SignedApp } from './signed-app.tsx'
import { isTablet } from './tablets/asker.ts'

/** A tablet comes to a door first. */
const Window = isTablet ? lazy(async () => ({ default: (await import('./tablets/tablet-gate.tsx')).TabletGate })) : SignedApp

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
void Promise.all([ownTexts(), tellPresence()]).then(() => createRoot(root).render(app))
