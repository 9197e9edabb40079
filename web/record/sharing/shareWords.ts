import { type ShareHours, type ShareScope, shareScopes } from '#shared/sharing/shareLink'

export const durationLabels: Record<ShareHours, string> = {
  24: '24 heures',
  72: '72 heures',
  168: '7 jours',
  720: '30 jours',
}

export const scopeLabels: Record<ShareScope, string> = {
  notes: 'Notes',
  weights: 'Poids',
  care: 'Soins et traitements',
  labs: 'Analyses',
  photo: 'Photo',
}

/** Returns the code in two groups of digits, such as '482 913', since it may be read out. */
export const formatShareCode = (code: string): string => `${code.slice(0, 3)}\u202f${code.slice(3)}`

/** Returns the contents of a link in one line. */
export function scopeSummary(scopes: readonly ShareScope[]): string {
  const missing = shareScopes
    .filter((scope) => !scopes.includes(scope))
    .map((scope) => scopeLabels[scope].toLowerCase())
  return missing.length === 0 ? 'Tout' : `Tout sauf\u00a0: ${missing.join(', ')}`
}
