// @vitest-environment happy-dom
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '../../__generated__/AnalysisScreenQuery.graphql'
import { render } from '../../base/testing/render'
import { AlertList } from './AlertList'
import { RaisedList } from './RaisedList'

test('an alert has the word of its symbol, for screen readers', async () => {
  const raised = ['red', 'amber', 'info'].map((level) => ({ rule: level, lines: [], reasons: [] }))
  const page = await render(
    <RaisedList raised={raised} tone={({ rule }) => rule as 'red' | 'amber' | 'info'} />,
  )
  const words = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(words).toEqual(
    ['Urgent\u00a0:', 'À surveiller\u00a0:', ''].map((word) => `${word}Pourquoi\u202f?`),
  )
})

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
  const page = await render(
    <RelayEnvironmentProvider environment={environment}>
      <AlertList
        record={record}
        ownersPart={{ belowSigns: null, watchActions: () => null, timeZone: 'Indian/Reunion' }}
      />
    </RelayEnvironmentProvider>,
  )
  expect(page.textContent).toContain('mis de côté jusqu’au 17/03.')
})
