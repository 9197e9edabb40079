import { elide } from '#shared/base/elision'
import type { ShareHours } from '#shared/sharing/shareLink'
import { durationLabels } from './shareWords'

/** The data of the prefilled mail and text message (product/sharing 3.2). */
export interface ShareMessage {
  shareUrl: string
  hours: ShareHours
  /** The code is sent separately: the message mentions only that there is one. */
  hasCode: boolean
  /** An empty name becomes 'mon animal'. */
  catName: string
  owner: { firstName: string; lastName: string }
}

export const shareTitle = 'Suivi de santé de mon chat'

function body({ shareUrl, hours, hasCode, catName, owner }: ShareMessage): string {
  return [
    'Bonjour,',
    `Voici le suivi de santé ${elide('de', catName || 'mon animal')} :\n${shareUrl}`,
    `Le lien est sécurisé et expire après ${durationLabels[hours]}.` +
      (hasCode ? ' Un code vous sera demandé : je vous le donne à part.' : ''),
    `Cordialement,\n${owner.firstName} ${owner.lastName}`.trim(),
  ].join('\n\n')
}

/** Returns a mailto address. Its line breaks are CR LF (RFC 6068). */
export function mailtoLink(message: ShareMessage): string {
  const text = body(message).replaceAll('\n', '\r\n')
  return `mailto:?subject=${encodeURIComponent(shareTitle)}&body=${encodeURIComponent(text)}`
}

/** Returns an sms address. Both iOS and Android support the form `?&body=`. */
export function smsLink({ shareUrl, catName }: ShareMessage): string {
  return `sms:?&body=${encodeURIComponent(`Suivi de santé ${elide('de', catName || 'mon animal')} : ${shareUrl}`)}`
}
