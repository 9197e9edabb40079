import { dateTime } from '#shared/base/time'
import { MAX_WRONG_CODES_OF_LINK } from '#shared/sharing/shareLink'
import { shareLinkState } from '#shared/sharing/shareLinkState'
import type { ShareLinkRow_link$data } from '../../__generated__/ShareLinkRow_link.graphql'
import { scopeSummary } from './shareWords'

type Fact = [term: string, value: string]

/** Returns the state by the device's clock (product/sharing 1.2). On the server, the server's clock decides. */
export function linkStateOf(
  { expiresAt, isRevoked, lockedUntil }: ShareLinkRow_link$data,
  now: Date,
) {
  const state = shareLinkState({ expiresAt, isRevoked }, now)
  const isLocked =
    state === 'active' && lockedUntil !== null && Date.parse(lockedUntil) > now.getTime()
  return { state, isLocked }
}

export function linkFacts(link: ShareLinkRow_link$data, timeZone: string, now: Date): Fact[] {
  const moment = (term: string, at: string | null): Fact[] =>
    at === null ? [] : [[term, dateTime(at, timeZone)]]
  const lock = (): Fact[] => {
    if (!linkStateOf(link, now).isLocked) return []
    return link.lockedUntil === link.expiresAt
      ? [['Verrouillé', `Après ${MAX_WRONG_CODES_OF_LINK} codes faux\u00a0: créez un nouveau lien`]]
      : moment('Verrouillé jusqu’au', link.lockedUntil)
  }
  const optional = (term: string, value: string | false): Fact[] => (value ? [[term, value]] : [])
  return [
    ['Montre', scopeSummary(link.scopes)],
    ...optional('Code', link.hasCode && 'Demandé à l’ouverture'),
    ...lock(),
    ['Consultations', String(link.accessCount)],
    ...moment('Créé le', link.createdAt),
    ...moment('Expire le', link.expiresAt),
    ...moment('Premier accès', link.firstAccessedAt),
    ...moment('Dernier accès', link.lastAccessedAt),
    // The token is empty if its secret was replaced (product/privacy 4.3).
    ...optional('Jeton', link.token),
  ]
}
