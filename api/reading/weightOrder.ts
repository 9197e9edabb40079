import type { Prisma } from '#prisma'

// The order of weighings, newest first. The one that was added later is the newer of two at one instant.

export const weightOrder = 'date DESC, created_at DESC, id DESC'

/** The same order for Prisma. */
export const newestWeight: Prisma.WeightOrderByWithRelationInput[] = [
  { date: 'desc' },
  { createdAt: 'desc' },
  { id: 'desc' },
]
