// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { enqueueDraft } from '../../offline/queue/enqueue'
import { queueStore } from '../../offline/queue/pendingChanges'
import { draftRow, optionsAt, pendingEntries, sevenOClock } from '../../offline/testing/queueRows'
import { PendingItem } from './PendingItem'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

test('old answers become those of today only after a question', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await enqueueDraft(draftRow(), optionsAt(sevenOClock))
  const refusal = { reason: 'La date est trop ancienne', field: 'date' }
  await queueStore().markRefused((await pendingEntries())[0]!, refusal)
  const [refused] = await pendingEntries()
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('no network'))),
    store: new Store(new RecordSource()),
  })
  const page = document.body.appendChild(document.createElement('ul'))
  await act(async () =>
    createRoot(page).render(
      <RelayEnvironmentProvider environment={environment}>
        <PendingItem change={refused!} onOpen={() => undefined} />
      </RelayEnvironmentProvider>,
    ),
  )
  const press = (name: string) =>
    act(async () => {
      const buttons = [...page.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === name)!.click()
    })
  await press('Dater d’aujourd’hui')
  expect(page.textContent).toContain('à la place de celles que vous avez peut-être déjà données')
  expect(document.activeElement?.textContent).toBe('Annuler')
  expect(await pendingEntries()).toMatchObject([{ day: '2025-03-12', refusal }])
  await press('Annuler')
  await press('Dater d’aujourd’hui')
  await press('Dater d’aujourd’hui')
  await expect.poll(pendingEntries).toMatchObject([{ refusal: null }])
  expect((await pendingEntries())[0]!.day).not.toBe('2025-03-12')
})
