import {
  CODE_LOCK_MINUTES,
  MAX_WRONG_CODES,
  MAX_WRONG_CODES_OF_LINK,
} from '#shared/sharing/shareLink'
import { checkPassword } from '../auth/passwords'
import type { Rows } from '../base/db/database'
import { hashOfToken } from '../base/randomToken'

/**
 * The result of checking a link's code. `ended` is also the result for a locked, expired or unknown
 * link (product/sharing 6.2).
 */
export type CodeResult = 'right' | 'wrong' | 'ended'

interface CodeRequest {
  token: string
  now: Date
}

const lockableLink = `hash = $1 AND revoked_at IS NULL AND expires_at > $2::timestamptz
  AND code_hash IS NOT NULL AND (locked_until IS NULL OR locked_until <= $2::timestamptz)`

const activeWithCode = {
  name: 'require_share_code',
  text: `SELECT 1 FROM share_links WHERE ${lockableLink}`,
}

/**
 * An attempt is counted before it is checked, so that parallel ones are counted too. After a lock
 * the count of consecutive attempts restarts, while the link's total count never does.
 */
const countAttempt = {
  name: 'count_code_attempt',
  text: `UPDATE share_links SET
  wrong_codes = CASE WHEN locked_until IS NULL THEN wrong_codes + 1 ELSE 1 END,
  all_wrong_codes = all_wrong_codes + 1,
  locked_until = CASE
    WHEN all_wrong_codes + 1 >= ${MAX_WRONG_CODES_OF_LINK} THEN expires_at
    WHEN locked_until IS NULL AND wrong_codes + 1 >= ${MAX_WRONG_CODES} THEN $2::timestamptz +
    interval '${CODE_LOCK_MINUTES} minutes' END
WHERE ${lockableLink} RETURNING code_hash AS "codeHash", locked_until IS NOT NULL AS "isLast"`,
}
const resetAttempts = {
  name: 'reset_code_attempts',
  text: `UPDATE share_links SET wrong_codes = 0, locked_until = NULL, all_wrong_codes = all_wrong_codes - 1
WHERE hash = $1`,
}

/** Ends the lock too, since fewer attempts than its bound remain. */
const refundAttempt = {
  name: 'refund_code_attempt',
  text: `UPDATE share_links SET wrong_codes = greatest(wrong_codes - 1, 0), locked_until = NULL,
  all_wrong_codes = all_wrong_codes - 1
WHERE hash = $1`,
}

/** Returns whether the link is active and has a code. */
export async function requiresCode(database: Rows, { token, now }: CodeRequest): Promise<boolean> {
  return (await database.rows(activeWithCode, [hashOfToken(token), now])).length > 0
}

/**
 * Checks a code and counts a wrong one.
 * @throws UNAVAILABLE if too many checks are waiting: the attempt is not counted
 */
export async function submitShareCode(
  database: Rows,
  { token, now, code }: CodeRequest & { code: string },
): Promise<CodeResult> {
  const hash = hashOfToken(token)
  const [attempt] = await database.rows<{ codeHash: string; isLast: boolean }>(countAttempt, [
    hash,
    now,
  ])
  if (!attempt) return 'ended'
  const isRight = await checkPassword(code, attempt.codeHash).catch(async (error: unknown) => {
    await database.rows(refundAttempt, [hash])
    throw error
  })
  if (!isRight) return attempt.isLast ? 'ended' : 'wrong'
  await database.rows(resetAttempts, [hash])
  return 'right'
}
