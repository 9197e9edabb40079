import { lazy, Suspense, type ReactNode } from 'react'
import { useIsPath } from '../../base/router/hooks'
import { useSession } from '../../session/SessionContext'
import { ErrorScreen } from './ErrorScreen'

const SignInRequired = lazy(async () => ({
  default: (await import('./SignInRequired')).SignInRequired,
}))

/**
 * Renders / and /home (product/pages 2.1). While the session is checked, the dashboard shows its
 * skeletons, because its query has been sent already.
 */
export function SignedInOrVisitor({
  signedIn,
  visitor,
}: {
  signedIn: ReactNode
  visitor: ReactNode
}) {
  const { status, endedBy, error } = useSession()
  const isHome = useIsPath('/home')
  if (error) return <ErrorScreen error={error} />
  if (status !== 'signedOut') return <Suspense>{signedIn}</Suspense>
  if (isHome && endedBy === 'loss')
    return (
      <Suspense>
        <SignInRequired />
      </Suspense>
    )
  return <Suspense>{visitor}</Suspense>
}
