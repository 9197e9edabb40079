import { timeAgo, type OwnerApi } from './ownerApi'

/**
 * Creates an entry a day except for null, and the weighings of some days. The admin's clock moves by
 * months, since entries are 30 days old at most.
 */
export async function createDailyEntries(
  admin: OwnerApi,
  cat: string,
  days: number,
  answers: (daysAgo: number) => object | null,
  weightOf: (daysAgo: number) => string | null = () => null,
): Promise<void> {
  for (let left = days; left > 0; left -= 30) {
    const last = Math.max(0, left - 30)
    await admin.post('/api/admin/time-override', { date: timeAgo(last) })
    for (let day = left - 1; day >= last; day -= 1) {
      const [dayAnswers, weight] = [answers(day), weightOf(day)]
      if (dayAnswers) await admin.addEntry(cat, day, dayAnswers)
      if (weight) await admin.post(`/api/animals/${cat}/weights`, { weight, date: timeAgo(day) })
    }
  }
}
