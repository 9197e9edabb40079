import { emptyFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import type { PendingEntry } from '../queue/rows'

export const usualAnswers = {
  ...groupFlags(emptyFields),
  appetite: 4,
  vomiting: 0,
  urination: 3,
  lethargy: 3,
  quickHydrationValue: 'normal' as const,
}
export const yesterday = {
  id: 'm1',
  uuid: 'yesterday',
  date: '2025-03-11T08:00:00.000Z',
  day: '2025-03-11',
  weight: '4.2',
  revisions: 0,
  ...usualAnswers,
}

export const draft = (answers: object): PendingEntry => ({
  kind: 'draft',
  id: 1,
  userUuid: 'u',
  animalId: 'mistigri',
  animalName: 'Mistigri',
  uuid: 'today',
  day: '2025-03-12',
  date: '2025-03-12T07:00:00.000Z',
  answeredAt: '2025-03-12T07:00:00.000Z',
  createdAt: '2025-03-12T07:00:00.000Z',
  isOfflineGenerated: true,
  syncStatus: 'pending',
  retryCount: 0,
  refusal: null,
  ...usualAnswers,
  ...answers,
})

/** The moment at which pending changes are applied. */
export const now = new Date('2025-03-12T08:00:00.000Z')

/** The common fields of pending changes other than entries. */
export const pendingBase = {
  userUuid: 'u',
  animalId: 'mistigri',
  animalName: 'Mistigri',
  day: '2025-03-12',
  createdAt: now.toISOString(),
  date: now.toISOString(),
  retryCount: 0,
  refusal: null,
}
