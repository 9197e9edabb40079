// @vitest-environment happy-dom
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { accountClockOf } from '../base/relay/accountClock'
import { loadViewer } from './viewer'

test('the account’s clock has the user’s time zone once the session is restored', async () => {
  // No device of a test is there.
  const timeZone = 'Pacific/Kiritimati'
  const viewer = { id: 'Viewer', uuid: 'owner', email: 'ada@example.org', isAdmin: false, timeZone }
  const data = { viewer: { ...viewer, adminTimeOverride: null, anyAnimal: { edges: [] } } }
  const environment = new Environment({
    network: Network.create(async () => ({ data })),
    store: new Store(new RecordSource()),
  })
  await loadViewer(environment, {})
  expect(accountClockOf(environment)().timeZone).toBe(timeZone)
})
