import type { Measurement, Membership, Stock, StockChange, Treatment } from '#prisma'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { formatWeight } from '#shared/weight/weightValue'
import { toDay, entryFieldsOf } from '../../reading/entryRow'

export const membershipJson = ({
  role,
  lastDay,
  joinedAt,
}: Pick<Membership, 'role' | 'lastDay' | 'joinedAt'>) => ({
  role,
  lastDay: lastDay && toDay(lastDay),
  joinedAt,
})

export const treatmentJson = ({
  animalId: _animal,
  watchedDays: _days,
  addedOn,
  firstDay,
  lastDay,
  ...row
}: Treatment) => ({
  ...row,
  addedOn: toDay(addedOn),
  firstDay: toDay(firstDay),
  lastDay: lastDay && toDay(lastDay),
})

export const stockJson = ({ animalId: _animal, startedOn, ...row }: Stock) => ({
  ...row,
  startedOn: toDay(startedOn),
})

export const stockChangeJson = ({
  animalId: _animal,
  openedOn,
  useBy,
  ...row
}: Omit<StockChange, 'byId'>) => ({
  ...row,
  openedOn: openedOn && toDay(openedOn),
  useBy: useBy && toDay(useBy),
})

export const entryJson = (row: Measurement) => ({
  id: row.id,
  day: toDay(row.day),
  date: row.date,
  answeredAt: row.answeredAt,
  ...groupFlags(entryFieldsOf(row)),
  weight: row.weightGrams === null ? null : formatWeight(row.weightGrams),
  usualUrinations: row.usualUrinations,
  usualSince: row.usualSince && toDay(row.usualSince),
  isOfflineGenerated: row.isOfflineGenerated,
  addedOn: row.addedOn && toDay(row.addedOn),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
