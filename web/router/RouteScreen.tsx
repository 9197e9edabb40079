import { Component, type ComponentType, type ReactNode } from 'react'
import type { Place } from './router'
import { useArrived } from './hooks'
import { usePlace } from './RouterProvider'

type Failure = ComponentType<{ error: unknown }>

/** The present route's screen, and `coming` until the first one is there; where its code, its data or its rendering fails, `failure`. */
export function RouteScreen({ failure: Failure, coming }: { failure: Failure; coming: ReactNode }) {
  const place = usePlace()
  const { Screen, error } = place
  if (!useArrived()) return coming
  if (!Screen) return <Failure error={error} />
  return (
    <Boundary place={place} failure={Failure}>
      <Screen />
    </Boundary>
  )
}

interface BoundaryProps {
  place: Place
  failure: Failure
  children: ReactNode
}

interface BoundaryState {
  failure: { error: unknown } | null
  failedAt: Place | null
}

/** A new place is a new chance. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, { failure, failedAt }: BoundaryState): BoundaryState {
    const over = failedAt !== null && failedAt !== place
    return failure && !over ? { failure, failedAt: place } : { failure: null, failedAt: null }
  }

  override render() {
    const { failure: Failure, children } = this.props
    const { failure } = this.state
    return failure ? <Failure error={failure.error} /> : children
  }
}
