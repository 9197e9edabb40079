import type { Prisma, User } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { dayIn } from '#shared/base/time'
import type { Env } from './settings/env'

/** Describes the account's clock (product/entries 2.1), for entries, weights and day bounds. */
export interface AccountClock {
  now: Date
  timeZone: string
  today: string
}

export const clockColumns = {
  email: true,
  emailVerifiedAt: true,
  timeZone: true,
  timeOverride: { select: { at: true } },
} satisfies Prisma.UserSelect
type ClockOwner = Prisma.UserGetPayload<{ select: typeof clockColumns }>

/**
 * Returns whether the user is the admin: the proven address is ADMIN_EMAIL (product/accounts 5.2).
 */
export function isAdmin(user: Pick<User, 'email' | 'emailVerifiedAt'>, env: Env): boolean {
  return user.emailVerifiedAt !== null && hasAdminAddress(user, env)
}

export function isUnprovenAdmin(user: Pick<User, 'email' | 'emailVerifiedAt'>, env: Env): boolean {
  return user.emailVerifiedAt === null && hasAdminAddress(user, env)
}

function hasAdminAddress({ email }: Pick<User, 'email'>, { adminEmail }: Env): boolean {
  return adminEmail !== null && email === adminEmail
}

/**
 * Returns the clock of an account. This is the only place that applies the admin's override, and
 * only to the admin's account.
 */
export function accountClock(
  user: ClockOwner,
  { env, now }: { env: Env; now: Date },
): AccountClock {
  const override = isAdmin(user, env) ? user.timeOverride?.at : undefined
  const accountNow = override ?? now
  let today: string | undefined
  return {
    now: accountNow,
    timeZone: user.timeZone,
    get today() {
      return (today ??= dayNow(accountNow, user.timeZone))
    },
  }
}

/** The clock of a device may be ahead of the server's by this. */
export const CLOCK_SKEW_MS = 5 * MINUTE_MS

/** Returns whether a device's date is more than CLOCK_SKEW_MS after now. */
export const isInFuture = (date: Date, now: Date): boolean =>
  date.getTime() - now.getTime() > CLOCK_SKEW_MS

/** Returns whether a device's calendar day is after that of CLOCK_SKEW_MS from now. */
export const isFutureDay = (day: string, { now, timeZone }: AccountClock): boolean =>
  day > dayIn(new Date(now.getTime() + CLOCK_SKEW_MS), timeZone)

/** Caches the last minute and its day by time zone: computing a day costs more than the rest. */
const lastDays = new Map<string, { minute: number; day: string }>()

/** All offsets are whole minutes, so no day ends within one. */
function dayNow(now: Date, timeZone: string): string {
  const zone = timeZone.toLowerCase()
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const last = lastDays.get(zone)
  if (last?.minute === minute) return last.day
  const day = dayIn(now, timeZone)
  lastDays.set(zone, { minute, day })
  return day
}
