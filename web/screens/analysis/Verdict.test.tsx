// @vitest-environment happy-dom
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  type RecordProxy,
  type RecordSourceProxy,
  Store,
} from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import query from '../../__generated__/AnalysisScreenQuery.graphql'
import type { Verdict_animal$key } from '../../__generated__/Verdict_animal.graphql'
import { LocationContext } from '../../base/router/RouterProvider'
import { render } from '../../base/testing/render'
import { Verdict } from './Verdict'

const today = '2025-03-12'

/** Stores a watch that was put aside. Its bold words are the label of its question. */
function storeAside(store: RecordSourceProxy, rule: string, label: string): RecordProxy {
  const segment = store.create(`${rule}:segment`, 'MessageSegment')
  segment.setValue(label, 'text').setValue(true, 'bold')
  const line = store.create(`${rule}:line`, 'MessageLine').setLinkedRecords([segment], 'segments')
  const watch = store.create(rule, 'Watch').setValue(rule, 'rule').setValue('amber', 'level')
  watch.setValue(false, 'hidden').setValue(`${today}T22:30:00.000Z`, 'putAsideUntil')
  for (const list of ['burdens', 'reasons']) watch.setLinkedRecords([], list)
  return watch.setLinkedRecords([line], 'lines')
}

/** Shows the verdict on a confirmed day without a red sign. */
async function showVerdict(name: string, aside: Record<string, string>): Promise<HTMLElement> {
  const network = Network.create(async () => ({ data: {} }))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  environment.commitUpdate((store) => {
    const strips = store.create('strips', 'Strips').setValue(today, 'first')
    for (const indicator of ['hydration', 'appetite', 'vomiting', 'urination', 'energy'])
      strips.setValue(['none'], indicator)
    const cat = store.create('cat', 'Animal').setValue(name, 'name').setValue(today, 'today')
    cat.setLinkedRecord(store.create('status', 'DailyStatus').setValue(today, 'day'), 'dailyStatus')
    cat.setLinkedRecord(strips, 'strips', { last: 90 })
    cat.setLinkedRecords([], 'alerts', { includeHidden: true }).setLinkedRecords([], 'notices')
    const watches = Object.entries(aside).map(([rule, label]) => storeAside(store, rule, label))
    cat.setLinkedRecords(watches, 'watches', { includeHidden: true })
  })
  const key = {
    __id: 'cat',
    __fragments: { Verdict_animal: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(query), { uuid: 'cat' }).request,
  } as unknown as Verdict_animal$key
  const state = { confirmed: today }
  return await render(
    <RelayEnvironmentProvider environment={environment}>
      <LocationContext value={{ pathname: '/analysis/cat', search: '', hash: '', key: 'k', state }}>
        <Verdict animal={key} />
      </LocationContext>
    </RelayEnvironmentProvider>,
  )
}

test('the verdict names what is put aside as the list of pending changes does', async () => {
  const page = await showVerdict('Pe', {
    'weight-loss': 'Perte de poids',
    'stool-none': 'Selles',
    'urination-usual': 'Pe urine 6 fois par jour',
  })
  await vi.waitFor(() =>
    expect(page.textContent).toContain(
      'Mis de côté\u00a0: perte de poids, aucune selle, urinations habituelles.',
    ),
  )
})

test('the verdict counts a rule of a newer build as another sign', async () => {
  const page = await showVerdict('Mina', { 'weight-loss': 'Perte de poids', newer: 'Autre' })
  await vi.waitFor(() =>
    expect(page.textContent).toContain('Mis de côté\u00a0: perte de poids, un autre signe.'),
  )
})
