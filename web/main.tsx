// This import is first, since the others read the storage of the page.
import './base/device/memoryStorage'

// These are next, since both remove secrets from the address before the router reads it.
import { handOff } from './session/googleReturn'
import './session/storeMailToken'

import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppShell } from './app/frame/AppShell'
import { reloadForMissingCode, recordChunkErrors } from './app/update/chunkErrors'
import { RouterProvider } from './base/router/RouterProvider'
import { toast } from './base/ui/toasts/toasts'
import { router } from './routes'
import { restoreSession } from './session/session'
import './base/styles/theme.css'
import './base/styles/global.css'
import './base/styles/shell.css'
import { SessionProvider } from './session/SessionContext'

recordChunkErrors()

// index.html's shell is shown until then. (A top-level `await` would keep modules that other chunks
// share out of this chunk.)
start().catch((error: unknown) => {
  reloadForMissingCode(error)
  throw error
})

async function start(): Promise<void> {
  const signInResult =
    handOff && (await (await import('./app/frame/finishGoogleSignIn')).finishGoogleSignIn(handOff))
  restoreSession()
  const routerStart = router.start()
  const layers = document.querySelectorAll('#shell > * + *')
  const root = createRoot(document.getElementById('root')!)
  // A transition lets a slow phone respond to touches meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <SessionProvider>
          <RouterProvider router={router}>
            <AppShell documentContent={layers} />
          </RouterProvider>
          {signInResult?.question}
        </SessionProvider>
      </StrictMode>,
    ),
  )
  await routerStart
  if (signInResult?.signedIn)
    toast({ title: 'Connexion réussie', description: 'Bienvenue sur NéphroChat !' })
}
