import type { ReactNode } from 'react'
import { useIsOnline } from '../device/useIsOnline'
import { Callout } from './Callout'

/**
 * Replaces a button that needs a network by a notice while there is none. On a page with several,
 * one shows it, and the others omit `actionName`.
 */
export function NeedsNetwork({
  actionName,
  children,
}: {
  /** The subject of the sentence, such as 'La création d’un lien'. */
  actionName?: string
  children?: ReactNode
}) {
  if (useIsOnline()) return children
  if (actionName === undefined) return null
  return (
    <Callout role="status" title="Vous êtes hors ligne">
      <p>{actionName} a besoin du réseau. Réessayez quand il sera revenu.</p>
    </Callout>
  )
}
