// First: what it finds in the address must not be seen by anything else.
import { completeReturn } from './session/googleReturn'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { OtherAccount } from './app/OtherAccount'
import { toast } from './components/toasts'
import { router } from './routes'
import { startSession } from './session/session'
import { SessionProvider } from './session/SessionContext'
import './styles/theme.css'
import './styles/global.css'
import { startWorker } from './worker/newVersion'
import { mendOldChunks } from './worker/oldChunks'

mendOldChunks()
startWorker()

// Until then, index.html's own 'Initialisation...' stands.
void completeReturn().then(async (arrival) => {
  startSession()
  if (arrival.kind !== 'none') await router.navigate(window.location.pathname + window.location.search, { replace: true })
  if (arrival.kind === 'signedIn') toast({ title: 'Connexion réussie', description: 'Bienvenue sur NéphroChat !' })
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <SessionProvider>
        <RouterProvider router={router} />
        {arrival.kind === 'other' && <OtherAccount tokens={arrival.tokens} />}
      </SessionProvider>
    </StrictMode>,
  )
})
