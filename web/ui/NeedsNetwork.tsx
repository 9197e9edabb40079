import type { ReactNode } from 'react'
import { useOnline } from '../offline/useOnline'
import { Callout } from './Callout'

/**
 * In the place of a button that could only fail without a network: what needs it, and that nothing is lost meanwhile. Where
 * a page has several, it says so once, for itself, and they are gone in silence.
 */
export function NeedsNetwork({ what, children }: { /** 'La création d’un lien' */ what?: string; children?: ReactNode }) {
  if (useOnline()) return children
  if (what === undefined) return null
  return (
    <Callout role="status" title="Vous êtes hors ligne">
      <p>{what} a besoin du réseau. Réessayez quand il sera revenu.</p>
    </Callout>
  )
}
