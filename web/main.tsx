import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './routes'
import { startSession } from './session/session'
import { SessionProvider } from './session/SessionContext'
import './styles/theme.css'
import './styles/global.css'
import { startWorker } from './worker/newVersion'
import { mendOldChunks } from './worker/oldChunks'

mendOldChunks()
startSession()
startWorker()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SessionProvider>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>,
)
