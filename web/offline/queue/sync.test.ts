import { describe, expect, test } from 'vitest'
import { pendingChange, syncPortsOf } from '../testing/syncPorts'
import type { PendingChange } from './rows'
import { sync, type SendOutcome } from './sync'

const failed: SendOutcome = { kind: 'failed' }
const unreachable: SendOutcome = { kind: 'unreachable' }
const cutOff: SendOutcome = { kind: 'cutOff' }
const intercepted: SendOutcome = { kind: 'intercepted' }
const refused: SendOutcome = {
  kind: 'refused',
  refusal: { reason: 'Animal non trouvé', field: null },
}

describe('sync', () => {
  test('sends in order, and marks what was sent', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2)])
    expect(await sync('owner', syncPorts)).toEqual({
      sent: 2,
      superseded: [],
      pendingCount: 0,
      stopped: null,
    })
    expect(log).toEqual(['try 1', 'sent 1', 'try 2', 'sent 2'])
  })

  test('a change is marked before it is sent; a full device sends it nevertheless', async () => {
    const row = pendingChange(1)
    const { syncPorts } = syncPortsOf([row])
    const marked: unknown[] = []
    const send = async (change: PendingChange) => {
      marked.push(change.tried)
      return cutOff
    }
    await sync('owner', { ...syncPorts, send, isReachable: async () => false })
    expect([marked, row.tried]).toEqual([[true], true])
    const full = syncPortsOf([pendingChange(1)])
    full.syncPorts.store.markTried = () => Promise.reject(new Error('QuotaExceededError'))
    expect(await sync('owner', full.syncPorts)).toMatchObject({ sent: 1 })
  })

  test.each([true, false])(
    'a device that reports no network marks and sends if the server responds: %s',
    async (isThere) => {
      const row = pendingChange(1)
      const { syncPorts, log } = syncPortsOf([row])
      await sync('owner', { ...syncPorts, isOnline: () => false, isReachable: async () => isThere })
      expect([row.tried === true, log.length > 0]).toEqual([isThere, isThere])
    },
  )

  test('a device that cannot store outcomes sends all changes', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2), pendingChange(3)], {
      2: refused,
    })
    const isFull = () => Promise.reject(new Error('QuotaExceededError'))
    Object.assign(syncPorts.store, { markTried: isFull, markSent: isFull, markRefused: isFull })
    expect(await sync('owner', syncPorts)).toMatchObject({ sent: 2 })
    expect(log).toEqual(['try 1', 'try 2', 'try 3'])
  })

  test('without a session and a network nothing else is tried', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2, 'tom')], {
      1: unreachable,
    })
    expect(await sync('owner', syncPorts)).toMatchObject({
      sent: 0,
      pendingCount: 2,
      stopped: 'unreachable',
    })
    expect(log).toEqual(['try 1'])
  })

  test('if no request gets a response, nothing is counted, and nothing else is tried', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2)], { 1: cutOff })
    expect(await sync('owner', { ...syncPorts, isReachable: async () => false })).toEqual({
      sent: 0,
      superseded: [],
      pendingCount: 2,
      stopped: 'unreachable',
    })
    expect(log).toEqual(['try 1'])
  })

  test('a failure with a response is counted and holds back the rest of that cat, not the other cat', async () => {
    const { syncPorts, log } = syncPortsOf(
      [pendingChange(1), pendingChange(2), pendingChange(3, 'tom')],
      { 1: failed },
    )
    expect(await sync('owner', syncPorts)).toEqual({
      sent: 1,
      superseded: [],
      pendingCount: 2,
      stopped: null,
    })
    expect(log).toEqual(['try 1', 'failed 1', 'try 3', 'sent 3'])
  })

  test('if every response is a foreign page, nothing is counted, and nothing else is tried', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2, 'tom')], {
      1: intercepted,
    })
    expect(await sync('owner', { ...syncPorts, isReachable: async () => false })).toEqual({
      sent: 0,
      superseded: [],
      pendingCount: 2,
      stopped: 'unreachable',
    })
    expect(log).toEqual(['try 1'])
  })

  test('a foreign page as the response to one change counts, and holds back only its cat', async () => {
    const first = syncPortsOf([pendingChange(1), pendingChange(2), pendingChange(3, 'tom')], {
      1: intercepted,
    })
    expect(await sync('owner', first.syncPorts)).toEqual({
      sent: 1,
      superseded: [],
      pendingCount: 2,
      stopped: null,
    })
    expect(first.log).toEqual(['try 1', 'intercepted 1', 'try 3', 'sent 3'])
    const later = syncPortsOf([pendingChange(1, 'mina', { retryCount: 3 }), pendingChange(2)], {
      1: intercepted,
    })
    expect(await sync('owner', later.syncPorts)).toEqual({
      sent: 1,
      superseded: [],
      pendingCount: 0,
      stopped: null,
    })
  })

  test('a change without a response holds back its cat once, and is retried each time', async () => {
    const first = syncPortsOf([pendingChange(1), pendingChange(2), pendingChange(3, 'tom')], {
      1: cutOff,
    })
    expect(await sync('owner', first.syncPorts)).toEqual({
      sent: 1,
      superseded: [],
      pendingCount: 2,
      stopped: null,
    })
    expect(first.log).toEqual(['try 1', 'cut off 1', 'try 3', 'sent 3'])
    const again = syncPortsOf(
      [
        pendingChange(1, 'mina', { cutOff: true }),
        pendingChange(2),
        pendingChange(3, 'mina', { cutOff: true }),
      ],
      { 1: cutOff },
    )
    expect(await sync('owner', again.syncPorts)).toEqual({
      sent: 2,
      superseded: [],
      pendingCount: 1,
      stopped: null,
    })
    expect(again.log).toEqual(['try 2', 'sent 2', 'try 1', 'cut off 1', 'try 3', 'sent 3'])
  })

  test('a refusal stores its reason, and the others are sent', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2)], { 1: refused })
    await sync('owner', syncPorts)
    expect(log).toEqual(['try 1', 'refused 1: Animal non trouvé', 'try 2', 'sent 2'])
  })

  test('after three failures, or a refusal, the user decides', async () => {
    const changes = [
      pendingChange(1, 'mina', { retryCount: 3 }),
      pendingChange(2, 'mina', { retryCount: 1, refusal: { reason: 'non', field: null } }),
      pendingChange(3),
    ]
    const calm = syncPortsOf(changes)
    expect(await sync('owner', calm.syncPorts)).toEqual({
      sent: 1,
      superseded: [],
      pendingCount: 0,
      stopped: null,
    })
    expect(calm.log).toEqual(['try 3', 'sent 3'])
    const world = syncPortsOf(changes)
    await sync('owner', world.syncPorts, { force: true })
    expect(world.log.filter((line) => line.startsWith('try'))).toEqual(['try 1', 'try 2', 'try 3'])
  })

  test('two failures do not stop the third try', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1, 'mina', { retryCount: 2 })])
    await sync('owner', syncPorts)
    expect(log).toEqual(['try 1', 'sent 1'])
  })

  test('without the account’s session, nothing else is tried', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2)], {
      1: { kind: 'signedOut' },
    })
    expect(await sync('owner', syncPorts)).toMatchObject({
      sent: 0,
      pendingCount: 2,
      stopped: 'signedOut',
    })
    expect(log).toEqual(['try 1'])
  })

  test('nothing is sent before Retry-After, also on request; nothing is counted', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2)], {
      1: { kind: 'later', seconds: 120 },
    })
    expect(await sync('owner', syncPorts)).toMatchObject({ pendingCount: 2, stopped: 'later' })
    expect(syncPorts.retryAfter.pausedUntil()).toBe(1_120_000)
    expect(
      await sync('owner', { ...syncPorts, now: () => 1_119_999 }, { force: true }),
    ).toMatchObject({ pendingCount: 2, stopped: 'later' })
    expect(log).toEqual(['try 1'])
    await sync('owner', { ...syncPorts, now: () => 1_120_000 })
    expect(log).toEqual(['try 1', 'try 1'])
  })

  test('a pause of more than an hour is ignored, since the clock may have changed', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1)], {
      1: { kind: 'later', seconds: 1e9 },
    })
    await sync('owner', syncPorts)
    expect(syncPorts.retryAfter.pausedUntil()).toBe(4_600_000)
    await sync('owner', { ...syncPorts, now: () => 999_999 })
    expect(log).toEqual(['try 1', 'try 1'])
  })

  test('a sent answer that became a revision is reported', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1), pendingChange(2)], {
      2: { kind: 'sent', kept: 'revision' },
    })
    expect(await sync('owner', syncPorts)).toMatchObject({ sent: 2, superseded: [{ id: 2 }] })
    expect(log).toEqual(['try 1', 'sent 1', 'try 2', 'set aside 2'])
  })

  test('changes that are saved meanwhile are sent too, replaced ones are not', async () => {
    const changes = [pendingChange(1), pendingChange(2)]
    const { syncPorts, log } = syncPortsOf(changes)
    await sync('owner', {
      ...syncPorts,
      send: async (change) => {
        if (change.id === 1) changes.splice(1, 1, pendingChange(3))
        return await syncPorts.send(change)
      },
    })
    expect(log).toEqual(['try 1', 'sent 1', 'try 3', 'sent 3'])
  })

  test('while another tab sends, nothing is done', async () => {
    const { syncPorts, log } = syncPortsOf([pendingChange(1)])
    expect(await sync('owner', { ...syncPorts, lock: async () => null })).toBeNull()
    expect(log).toEqual([])
  })
})
