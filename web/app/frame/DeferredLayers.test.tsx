// @vitest-environment happy-dom
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { toast } from '../../base/ui/toasts/toasts'
import { DeferredLayers } from './DeferredLayers'

function Screen() {
  useEffect(() => toast({ title: 'Erreur de connexion', tone: 'destructive' }), [])
  return null
}

test('a toast that a screen makes when it mounts is shown before any touch', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <>
      <Screen />
      <DeferredLayers isPreloaded={false} />
    </>,
  )
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent ?? '')
    .toContain('Erreur de connexion')
  root.unmount()
})
