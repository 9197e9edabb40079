import { Component, type ReactNode } from 'react'
import { toFailure, type GraphQLFailure } from '../../base/network/graphqlError'
import { Button } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { DeferredBrokenCup } from '../../base/ui/drawings/failureDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { isLinkClosed } from './isLinkClosed'

const ClosedLink = deferred(async () => (await import('./ClosedLink')).ClosedLink)

interface SharedFailureState {
  failure: GraphQLFailure | null
}

/**
 * Shows the error. Unknown, revoked and expired links look the same (product/sharing 4.4); a
 * missing response looks different.
 */
export class SharedFailure extends Component<{ children: ReactNode }, SharedFailureState> {
  override state: SharedFailureState = { failure: null }

  static getDerivedStateFromError(error: unknown): SharedFailureState {
    return { failure: toFailure(error) }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return isLinkClosed(failure) ? (
      <ClosedLink code={failure.code} />
    ) : (
      <NoResponse message={failure.message} />
    )
  }
}

function NoResponse({ message }: { message: string }) {
  return (
    <EmptyState
      level={1}
      drawing={<DeferredBrokenCup />}
      title="Le suivi n’a pas pu être chargé"
      action={<Button onClick={() => window.location.reload()}>Réessayer</Button>}
    >
      <p role="alert">{message}</p>
    </EmptyState>
  )
}
