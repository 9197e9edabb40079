import type { ReactNode } from 'react'
import { useOnline } from '../base/device/useOnline'
import { Callout } from './Callout'

/** Without a network, replaces a button by what needs it. Where a page has several, the page says it once, without `what`. */
export function NeedsNetwork({
  what,
  children,
}: {
  /** 'La création d’un lien' */ what?: string
  children?: ReactNode
}) {
  if (useOnline()) return children
  if (what === undefined) return null
  return (
    <Callout role="status" title="Vous êtes hors ligne">
      <p>{what} a besoin du réseau. Réessayez quand il sera revenu.</p>
    </Callout>
  )
}
