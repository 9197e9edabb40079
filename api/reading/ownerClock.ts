import type { Prisma } from '#prisma'
import type { clockColumns } from '../base/accountClock'

export type Owner = Prisma.UserGetPayload<{ select: typeof clockColumns }>

/** The owner of a cat, for every viewer: the cat's day is the owner's (product/circle 1.4). */
export interface OwnerJson {
  firstName: string
  email: string
  emailVerifiedAt: string | null
  timeZone: string
  override: string | null
}

/** Returns SQL of the JSON that `toOwner` reads. @param id SQL of the user's id */
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
