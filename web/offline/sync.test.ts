import { describe, expect, test } from 'vitest'
import { sync, syncWhenOnline, type SendOutcome, type SyncPorts } from './sync'
import type { WaitingEntry } from './waiting'

const sent: SendOutcome = { kind: 'sent' }
const failed: SendOutcome = { kind: 'failed' }
const unreachable: SendOutcome = { kind: 'unreachable' }
const refused: SendOutcome = { kind: 'refused', refusal: { reason: 'Animal non trouvé', field: null } }

const waiting = (id: number, animalId = 'mina', change: Partial<WaitingEntry> = {}) =>
  ({ kind: 'draft', id, animalId, retryCount: 0, refusal: null, ...change }) as WaitingEntry

/** A store that writes down what it is told, and a network that answers as the test says. */
function ports(entries: WaitingEntry[], answers: Record<number, SendOutcome> = {}) {
  const log: string[] = []
  const of: SyncPorts = {
    store: {
      list: async () => entries,
      sent: async ({ id }) => void log.push(`sent ${id}`),
      failed: async ({ id }) => void log.push(`failed ${id}`),
      refused: async ({ id }, { reason }) => void log.push(`refused ${id}: ${reason}`),
    },
    send: async ({ id }) => {
      log.push(`try ${id}`)
      return answers[id!] ?? sent
    },
    owner: () => 'anna',
    lock: (run) => run(),
  }
  return { of, log }
}

describe('sync', () => {
  test('sends in order, and marks what was sent', async () => {
    const { of, log } = ports([waiting(1), waiting(2)])
    expect(await sync('anna', of)).toEqual({ sent: 2, unreachable: false })
    expect(log).toEqual(['try 1', 'sent 1', 'try 2', 'sent 2'])
  })

  test('no answer: nothing is counted, and nothing else is tried', async () => {
    const { of, log } = ports([waiting(1), waiting(2)], { 1: unreachable })
    expect(await sync('anna', of)).toEqual({ sent: 0, unreachable: true })
    expect(log).toEqual(['try 1'])
  })

  test('an answered failure is counted and holds back the rest of that cat, not the other cat', async () => {
    const { of, log } = ports([waiting(1), waiting(2), waiting(3, 'tom')], { 1: failed })
    expect(await sync('anna', of)).toEqual({ sent: 1, unreachable: false })
    expect(log).toEqual(['try 1', 'failed 1', 'try 3', 'sent 3'])
  })

  test('a refusal keeps its reason, and the rest goes on', async () => {
    const { of, log } = ports([waiting(1), waiting(2)], { 1: refused })
    await sync('anna', of)
    expect(log).toEqual(['try 1', 'refused 1: Animal non trouvé', 'try 2', 'sent 2'])
  })

  test('three failures, or a refusal, wait for the person', async () => {
    const entries = [waiting(1, 'mina', { retryCount: 3 }), waiting(2, 'mina', { retryCount: 1, refusal: { reason: 'non', field: null } }), waiting(3)]
    const calm = ports(entries)
    expect(await sync('anna', calm.of)).toEqual({ sent: 1, unreachable: false })
    expect(calm.log).toEqual(['try 3', 'sent 3'])
    const asked = ports(entries)
    await sync('anna', asked.of, { insist: true })
    expect(asked.log.filter((line) => line.startsWith('try'))).toEqual(['try 1', 'try 2', 'try 3'])
  })

  test('two failures do not stop the third try', async () => {
    const { of, log } = ports([waiting(1, 'mina', { retryCount: 2 })])
    await sync('anna', of)
    expect(log).toEqual(['try 1', 'sent 1'])
  })

  test('with another session, or without one, nothing is sent', async () => {
    for (const owner of ['bruno', null]) {
      const { of, log } = ports([waiting(1)])
      await sync('anna', { ...of, owner: () => owner })
      expect(log).toEqual([])
    }
  })

  test('a session that ends in the middle stops the rest', async () => {
    const { of, log } = ports([waiting(1), waiting(2)])
    await sync('anna', { ...of, owner: () => (log.includes('sent 1') ? null : 'anna') })
    expect(log).toEqual(['try 1', 'sent 1'])
  })

  test('another tab is at it: nothing is done', async () => {
    const { of, log } = ports([waiting(1)])
    expect(await sync('anna', { ...of, lock: async () => null })).toBeNull()
    expect(log).toEqual([])
  })
})

test('at start, and one second after the browser comes online', () => {
  const network = new EventTarget()
  const planned: { milliseconds: number; run: () => void; cancelled: boolean }[] = []
  const after = (milliseconds: number, run: () => void) => {
    const plan = { milliseconds, run, cancelled: false }
    planned.push(plan)
    return () => void (plan.cancelled = true)
  }
  let runs = 0
  const stop = syncWhenOnline(() => (runs += 1), { after }, network)
  expect(runs).toBe(1)
  network.dispatchEvent(new Event('online'))
  network.dispatchEvent(new Event('online'))
  expect(planned.map(({ milliseconds, cancelled }) => [milliseconds, cancelled])).toEqual([[1000, true], [1000, false]])
  planned[1]!.run()
  expect(runs).toBe(2)
  stop()
  network.dispatchEvent(new Event('online'))
  expect(planned).toHaveLength(2)
})
