import type { TimeOverride, User } from '#prisma'
import { selected } from './columns'

/** The user of a session, as everything that runs for her sees her: of her password, whether there is one. */
export interface SessionUser extends Omit<User, 'passwordHash'> {
  hasPassword: boolean
  timeOverride: TimeOverride | null
}

const columns = {
  id: 'id',
  email: 'email',
  emailVerifiedAt: 'email_verified_at',
  googleSubject: 'google_subject',
  googleEmail: 'google_email',
  googleLinkedAt: 'google_linked_at',
  pendingEmail: 'pending_email',
  pendingUntil: 'pending_until',
  firstName: 'first_name',
  lastName: 'last_name',
  timeZone: 'time_zone',
  lastActiveAt: 'last_active_at',
  createdAt: 'created_at',
} satisfies Record<keyof Omit<User, 'passwordHash'>, string>

/** Its select list, from `users`. */
export const sessionUserColumns = `${selected('users', columns)}, users.password_hash IS NOT NULL AS "hasPassword"`

/** The same of a row that Prisma read. */
export const withoutHash = <Row extends Pick<User, 'passwordHash'>>({ passwordHash, ...user }: Row) => ({ ...user, hasPassword: passwordHash !== null })
