// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { beforeAll, expect, test } from 'vitest'
import query from '../../__generated__/AnalysisScreenQuery.graphql'
import { AlertList } from './AlertList'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

beforeAll(() => void (globalThis.IS_REACT_ACT_ENVIRONMENT = true))

test('the last day of a watch put aside is that of the cat’s owner', async () => {
  const environment = new Environment({
    network: Network.create(async () => ({ data: {} })),
    store: new Store(new RecordSource()),
  })
  environment.commitUpdate((store) => {
    const viewer = store.create('viewer', 'Viewer')
    viewer.setValue('Europe/Paris', 'timeZone')
    store.getRoot().setLinkedRecord(viewer, 'viewer')
    const cat = store.create('cat', 'Animal')
    cat.setLinkedRecord(store.create('status', 'DailyStatus'), 'dailyStatus')
    const watch = store.create('watch', 'Watch')
    const fields = { rule: 'stool-hard', level: 'info', hidden: false, burdens: null }
    for (const [name, value] of Object.entries(fields)) watch.setValue(value, name)
    watch.setValue('2025-03-16T22:30:00.000Z', 'putAsideUntil')
    watch.setLinkedRecords([], 'lines')
    watch.setLinkedRecords([], 'reasons')
    cat.setLinkedRecords([watch], 'watches', { includeHidden: true })
    cat.setLinkedRecords([], 'alerts', { includeHidden: true })
    cat.setLinkedRecords([], 'notices')
    cat.setValue(false, 'allGreen')
  })
  const record = {
    __id: 'cat',
    __fragments: { useAlerts_record: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(query), { uuid: 'cat' }).request,
  } as never
  const page = document.createElement('div')
  await act(async () =>
    createRoot(page).render(
      <RelayEnvironmentProvider environment={environment}>
        <AlertList
          record={record}
          ownersPart={{ belowSigns: null, watchActions: () => null, timeZone: 'Indian/Reunion' }}
        />
      </RelayEnvironmentProvider>,
    ),
  )
  expect(page.textContent).toContain('mis de côté jusqu’au 17/03.')
})
