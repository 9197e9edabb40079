// @vitest-environment happy-dom
import { act } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  Environment,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import { render } from '../../base/testing/render'
import { RecordKeyContext } from '../cat/recordKey'
import { compareSince, useLoadedDetails } from './loadDetails'

const visitSince = (since: string) => ({
  since,
  isLastVisit: false,
  isRecordStart: false,
  days: 10,
  answered: 10,
  indicators: [],
  newSigns: null,
  weight: null,
  doses: null,
})

const recordWith = (visit: object | null): GraphQLResponse => ({
  data: {
    record: {
      __typename: 'SharedAnimal',
      __isHealthRecord: 'SharedAnimal',
      id: 'mina',
      dayEvents: [],
      visitQuestions: [],
      visit,
    },
  },
})

function ComparedDay() {
  return useLoadedDetails().visit?.since ?? 'none'
}

test('of two compared days the one that was picked last is shown, whichever response is first', async () => {
  const respond: Record<string, () => void> = {}
  const environment = new Environment({
    network: Network.create(({ name }, { since }: Variables) =>
      name === 'loadVisitQuery'
        ? new Promise<GraphQLResponse>((resolve) => {
            respond[since as string] = () => resolve(recordWith(visitSince(since as string)))
          })
        : Promise.resolve(recordWith(null)),
    ),
    store: new Store(new RecordSource()),
  })
  const recordKey = { token: 'token' }
  const page = await render(
    <RelayEnvironmentProvider environment={environment}>
      <RecordKeyContext value={recordKey}>
        <ComparedDay />
      </RecordKeyContext>
    </RelayEnvironmentProvider>,
  )
  const earlier = compareSince(environment, recordKey, '2025-02-01')
  const later = compareSince(environment, recordKey, '2025-03-01')
  await act(async () => {
    respond['2025-03-01']!()
    await later
  })
  expect(page.textContent).toBe('2025-03-01')
  await act(async () => {
    respond['2025-02-01']!()
    await earlier
  })
  expect(page.textContent).toBe('2025-03-01')
})
