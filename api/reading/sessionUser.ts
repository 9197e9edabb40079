import type { TimeOverride, User } from '#prisma'
import { Prisma } from '#prisma/browser'
import { columnsOf, selectListOf } from './columns'

/**
 * The user of a session, as resolvers read it. It does not contain the password's
 * hash.
 */
export interface SessionUser extends Omit<User, 'passwordHash'> {
  hasPassword: boolean
  timeOverride: TimeOverride | null
}

const { passwordHash: _, ...columns } = columnsOf(Object.values(Prisma.UserScalarFieldEnum))

export const sessionUserColumns = `${selectListOf('users', columns)}, users.password_hash IS NOT NULL AS "hasPassword"`

export const withoutHash = <Row extends Pick<User, 'passwordHash'>>({
  passwordHash,
  ...user
}: Row) => ({ ...user, hasPassword: passwordHash !== null })
