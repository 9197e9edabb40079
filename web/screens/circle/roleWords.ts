import { dateInWords } from '#shared/base/time'
import type { Role } from '#shared/circle/rights'

interface MembershipTerms {
  role: Role
  lastDay: string | null | undefined
}

/** For example, 'Aidant' or 'Garde jusqu’au 3 mars 2026'. */
export const roleWords = ({ role, lastDay }: MembershipTerms): string =>
  role === 'sitter' && lastDay ? `Garde jusqu’au ${dateInWords(lastDay)}` : 'Aidant'
