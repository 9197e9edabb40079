import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runEvents, eventSequence, type SequenceContext } from '../testing/eventSequence'
import { violations } from '../testing/invariants'
import { modelServer } from '../testing/modelServer'

// A change that was reported as saved is on the server once, with its owner, on its day, in every sequence of events.

const { SOAK_RUNS = '300', SOAK_SEED = '20261121' } = import.meta.env as Record<
  string,
  string | undefined
>
const numRuns = Number(SOAK_RUNS)
const seed = Number(SOAK_SEED)

const catsOf = (user: string): [string, string] => [`${user}’s first`, `${user}’s second`]

function scene(): SequenceContext {
  const time = { now: Date.parse('2026-03-12T07:00:00Z') }
  const users: [string, string] = ['owner', 'otherOwner']
  const ownerOf = new Map(users.flatMap((user) => catsOf(user).map((cat) => [cat, user])))
  return { server: modelServer(() => time.now, ownerOf), time, users, catsOf }
}

test('no acknowledged change is lost, doubled, misassigned, misdated or overwritten', async () => {
  await fc.assert(
    fc.asyncProperty(eventSequence, fc.scheduler(), async (generated, scheduler) => {
      globalThis.indexedDB = new IDBFactory()
      expect(violations(await runEvents(generated, scheduler, scene()))).toEqual([])
    }),
    { numRuns, seed },
  )
}, 600_000)
