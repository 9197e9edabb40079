// First: what it finds in the address must not be seen by anything else.
import { returned } from './session/googleReturn'
import './session/mailLink'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppShell } from './app/AppShell'
import { toast } from './ui/toasts'
import { RouterProvider } from './router/RouterProvider'
import { router } from './routes'
import { startSession } from './session/session'
import { SessionProvider } from './session/SessionContext'
import './styles/theme.css'
import './styles/global.css'
import './styles/shell.css'
import { mendOldChunks } from './worker/oldChunks'

mendOldChunks()

// Until then, index.html's own shell stands. (An `await` here would keep what other chunks share with this one out of it.)
void start()

async function start(): Promise<void> {
  const arrival = returned && (await (await import('./app/arrive')).arrive(returned))
  startSession()
  const arriving = router.start()
  const title = document.querySelector('#shell > h1')?.textContent ?? null
  const root = createRoot(document.getElementById('root')!)
  // In slices, so that a slow phone can be touched meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <SessionProvider>
          <RouterProvider router={router}>
            <AppShell title={title} />
          </RouterProvider>
          {arrival?.question}
        </SessionProvider>
      </StrictMode>,
    ),
  )
  await arriving
  if (arrival?.signedIn) toast({ title: 'Connexion réussie', description: 'Bienvenue sur NéphroChat !' })
}
