// @vitest-environment happy-dom
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { hasNewDay } from './hasNewDay'

const since = new Date('2025-03-16T21:00:00Z')

/** The user is in Paris. */
function environmentWith(catZone: string): Environment {
  const records = {
    'client:root': { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'viewer' } },
    viewer: { __id: 'viewer', __typename: 'Viewer', timeZone: 'Europe/Paris' },
    cat: { __id: 'cat', __typename: 'Animal', uuid: 'mina', timeZone: catZone },
  }
  return new Environment({
    network: Network.create(() => Promise.reject(new Error('no network'))),
    store: new Store(new RecordSource(records)),
  })
}

test.each([
  ['Europe/Paris', '2025-03-16T22:59:00Z', false],
  ['Europe/Paris', '2025-03-16T23:00:00Z', true],
  // The owner's day begins before the user's. The one that began before is shown already.
  ['Europe/Helsinki', '2025-03-16T22:00:00Z', true],
  ['Indian/Reunion', '2025-03-16T22:00:00Z', false],
])('with a cat of %s, a day has begun at %s: %s', (zone, now, isNew) =>
  expect(hasNewDay(environmentWith(zone), since, new Date(now))).toBe(isNew),
)
