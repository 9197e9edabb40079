import { describe, expect, test } from 'vitest'
import { pendingChange, syncPortsOf } from '../testing/syncPorts'
import type { PendingChange } from './rows'
import { sync, type SendOutcome } from './sync'

const cutOff: SendOutcome = { kind: 'cutOff' }

describe('the order of sending', () => {
  test('a correction is sent after its result, even if that is sent last', async () => {
    const result = (change: Partial<PendingChange> = {}) =>
      pendingChange(1, 'mina', { kind: 'labResult', uuid: 'r', ...change } as object)
    const correction = pendingChange(2, 'mina', { kind: 'correctedLabResult', uuid: 'r' })
    const another = pendingChange(3, 'mina', { kind: 'correctedLabResult', uuid: 's' })
    const late = syncPortsOf([result({ cutOff: true }), correction, another])
    await sync('owner', late.syncPorts)
    expect(late.log).toEqual(['try 3', 'sent 3', 'try 1', 'sent 1', 'try 2', 'sent 2'])
    const stopped = syncPortsOf([result({ retryCount: 3 }), correction])
    expect(await sync('owner', stopped.syncPorts)).toMatchObject({ sent: 0 })
    expect(stopped.log).toEqual([])
  })

  describe("'Vu, merci'", () => {
    const seen = (id: number, minute: string, animalId = 'mina') =>
      pendingChange(id, animalId, {
        kind: 'seenWatch',
        day: '2025-03-12',
        date: `2025-03-12T07:${minute}:00.000Z`,
      })
    const draft = (id: number, minute: string, change: Partial<PendingChange> = {}) =>
      pendingChange(id, 'mina', { date: `2025-03-12T07:${minute}:00.000Z`, ...change })

    test('is sent after the cat’s earlier answers', async () => {
      const { syncPorts, log } = syncPortsOf([seen(1, '10'), seen(2, '10', 'tom'), draft(3, '05')])
      await sync('owner', syncPorts)
      expect(log.filter((line) => line.startsWith('try'))).toEqual(['try 2', 'try 3', 'try 1'])
    })

    test.each([
      ['an edit of an earlier day', { kind: 'edit', day: '2025-03-11' }],
      ['a weighing', { kind: 'weighing', date: '2025-03-12T07:05:00.000Z' }],
      ['a dose', { kind: 'dose', date: '2025-03-12T07:05:00.000Z', cutOff: true }],
      ['the taking back of a dose', { kind: 'undoneDose', date: '2025-03-12T07:05:00.000Z' }],
    ])('is sent after %s', async (_, change) => {
      const { syncPorts, log } = syncPortsOf([
        seen(1, '10'),
        pendingChange(2, 'mina', change as Partial<PendingChange>),
      ])
      await sync('owner', syncPorts)
      expect(log).toEqual(['try 2', 'sent 2', 'try 1', 'sent 1'])
    })

    test('waits while the response to earlier answers is missing', async () => {
      const rows = [draft(1, '05', { cutOff: true }), seen(2, '10')]
      const { syncPorts, log } = syncPortsOf(rows, { 1: cutOff })
      expect(await sync('owner', syncPorts)).toMatchObject({ sent: 0, pendingCount: 2 })
      expect(log).toEqual(['try 1', 'cut off 1'])
    })

    test('does not wait for later answers, nor for earlier ones that need the user', async () => {
      const stopped = draft(2, '05', { retryCount: 3 })
      const { syncPorts, log } = syncPortsOf([seen(1, '10'), stopped, draft(3, '20')])
      await sync('owner', syncPorts)
      expect(log).toEqual(['try 1', 'sent 1', 'try 3', 'sent 3'])
    })
  })
})
