import type { PlaywrightWorkerArgs } from '@playwright/test'
import { ago, Household } from './household'
import type { Installation } from './installation'
import { linkTo } from './outbox'
import { person } from './owner'

/**
 * Signs in as the admin, whose clock moves back. Entries are 30 days old at most, so that a season
 * advances by months.
 */
export async function seasonal(
  installation: Installation,
  playwright: PlaywrightWorkerArgs['playwright'],
): Promise<Household> {
  const admin = person('Ada')
  await installation.restart({ ADMIN_EMAIL: admin.email })
  const request = await playwright.request.newContext({ baseURL: installation.url })
  const owner = await Household.register(request, admin)
  const token = new URL(
    await linkTo('verify-email', admin.email, installation.dataDir),
  ).searchParams.get('token')
  await owner.confirmAddress(token)
  return owner
}

/** Creates an entry a day except for null, and the weighings of some days. */
export async function follow(
  owner: Household,
  cat: string,
  days: number,
  answers: (daysAgo: number) => object | null,
  weightOf: (daysAgo: number) => string | null = () => null,
): Promise<void> {
  for (let left = days; left > 0; left -= 30) {
    const last = Math.max(0, left - 30)
    await owner.post('/api/admin/time-override', { date: ago(last) })
    for (let day = left - 1; day >= last; day -= 1) {
      const [dayAnswers, weight] = [answers(day), weightOf(day)]
      if (dayAnswers) await owner.addEntry(cat, day, dayAnswers)
      if (weight) await owner.post(`/api/animals/${cat}/weights`, { weight, date: ago(day) })
    }
  }
}
