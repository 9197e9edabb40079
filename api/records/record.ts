import type { Prisma } from '#prisma'
import { clockColumns } from '../accountClock'

/** The newest entries that come with every cat: the journal's seven, and the one before them for the rules. */
export const newestEntries = 8

/**
 * What a cat is read with, always and in one statement: tiles, alerts, notices, journal and weight are computed from
 * it without another query, whatever a document asks for (docs/adr/0002).
 */
export const recordColumns = {
  user: { select: clockColumns },
  measurements: { orderBy: { date: 'desc' }, take: newestEntries },
  weights: { orderBy: [{ date: 'desc' }, { createdAt: 'desc' }], take: 1 },
  photo: { select: { key: true } },
} satisfies Prisma.AnimalInclude

export type RecordRow = Prisma.AnimalGetPayload<{ include: typeof recordColumns }>
