import { emptyFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import type { NewDraft } from '../queue/enqueue'
import { pendingOf } from '../queue/pendingChanges'
import { isEntry, type PendingChange } from '../queue/rows'

export const sevenOClock = new Date('2025-03-12T07:00:00Z')
export const noon = new Date('2025-03-12T12:00:00Z')

export const draftRow = (change: Partial<NewDraft> = {}): NewDraft => ({
  ...groupFlags(emptyFields),
  userUuid: 'owner',
  animalId: 'mina',
  animalName: 'Mina',
  day: '2025-03-12',
  uuid: 'draft-1',
  date: sevenOClock.toISOString(),
  answeredAt: sevenOClock.toISOString(),
  ...change,
})

export const edit = (input: Record<string, unknown>, measurementId = 'entry-1') => ({
  userUuid: 'owner',
  animalId: 'mina',
  animalName: 'Mina',
  day: '2025-03-12',
  measurementId,
  method: 'POST' as const,
  url: '/graphql' as const,
  data: { id: 'hash', variables: { input } },
})
export const optionsAt = (now: Date, replaces: PendingChange | null = null) => ({ now, replaces })
export const pendingEntries = async (userUuid = 'owner') =>
  (await pendingOf(userUuid)).filter(isEntry)
export const ids = async () =>
  (await pendingEntries()).map((entry) =>
    entry.kind === 'draft' ? entry.uuid : entry.measurementId,
  )
