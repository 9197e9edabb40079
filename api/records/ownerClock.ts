import type { Prisma } from '#prisma'
import type { clockColumns } from '../accountClock'

export type Owner = Prisma.UserGetPayload<{ select: typeof clockColumns }>

/** A cat's owner, to whoever looks: the cat's day is hers (product/circle 1.4). */
export interface OwnerJson {
  firstName: string
  email: string
  emailVerifiedAt: string | null
  timeZone: string
  override: string | null
}

/** SQL for what `toOwner` reads of one user, as JSON. @param id SQL of the user's id */
export const ownerJson = (id: string): string => `(SELECT row_to_json(u) FROM (
    SELECT first_name AS "firstName", email, email_verified_at AS "emailVerifiedAt", time_zone AS "timeZone",
      (SELECT o.at FROM time_overrides o WHERE o.user_id = users.id) AS override
    FROM users WHERE id = ${id}) u)`

export const toOwner = ({ email, emailVerifiedAt, timeZone, override }: OwnerJson): Owner => ({
  email,
  emailVerifiedAt: emailVerifiedAt === null ? null : new Date(emailVerifiedAt),
  timeZone,
  timeOverride: override === null ? null : { at: new Date(override) },
})
