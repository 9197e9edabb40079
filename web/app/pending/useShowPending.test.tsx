// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, test } from 'vitest'
import { render } from '../../base/testing/render'
import { enqueueDraft } from '../../offline/queue/enqueue'
import { writeField } from '../../offline/store/writeField'
import { offlineEnvironment } from '../../offline/testing/offlineEnvironment'
import { usualAnswers, yesterday } from '../../offline/testing/pendingChanges'
import { draftRow, noon, optionsAt, sevenOClock } from '../../offline/testing/queueRows'
import { useShowPending } from './useShowPending'

function Shown() {
  useShowPending('owner')
  return null
}

test('pending answers are judged by the account’s clock, which the admin’s override moves', async () => {
  const environment = offlineEnvironment()
  commitLocalUpdate(environment, (store) => {
    const viewer = store.create('viewer', 'Viewer')
    viewer.setValue(noon.toISOString(), 'adminTimeOverride')
    store.getRoot().setLinkedRecord(viewer, 'viewer')
    const cat = store.create('cat', 'Animal').setValue('mina', 'uuid')
    cat.setValue('2025-03-12', 'today')
    store.getRoot().setLinkedRecord(cat, 'animal', { uuid: 'mina' })
    writeField(store, cat, 'measurements', { edges: [{ node: yesterday }] }, { first: 9 })
  })
  await enqueueDraft(draftRow({ ...usualAnswers, vomiting: 1 }), optionsAt(sevenOClock))
  await render(
    <RelayEnvironmentProvider environment={environment}>
      <Shown />
    </RelayEnvironmentProvider>,
  )
  const toConfirm = async () => {
    await act(async () => {})
    return environment.getStore().getSource().get('cat')?.['toConfirm']
  }
  await expect.poll(toConfirm).toEqual(['vomiting'])
})
