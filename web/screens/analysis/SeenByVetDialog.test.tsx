// @vitest-environment happy-dom
import { RelayEnvironmentProvider } from 'react-relay'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/base/time'
import { render } from '../../base/testing/render'
import { SeenByVetDialog } from './SeenByVetDialog'

test('today is the day of the cat’s owner', async () => {
  // 25 hours separate the two zones: their days always differ.
  const ownerZone = 'Pacific/Kiritimati'
  const records = {
    'client:root': { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'viewer' } },
    viewer: { __id: 'viewer', __typename: 'Viewer', timeZone: 'Pacific/Pago_Pago' },
    cat: { __id: 'cat', __typename: 'Animal', uuid: 'mina', timeZone: ownerZone },
  }
  const environment = new Environment({
    network: Network.create(async () => ({ data: {} })),
    store: new Store(new RecordSource(records)),
  })
  await render(
    <RelayEnvironmentProvider environment={environment}>
      <SeenByVetDialog animalUuid="mina" rule="weight-loss" onClose={() => undefined} />
    </RelayEnvironmentProvider>,
  )
  const { value, max } = document.querySelector<HTMLInputElement>('[name=seenByVetOn]')!
  expect([value, max]).toEqual(Array(2).fill(dayIn(new Date(), ownerZone)))
})
