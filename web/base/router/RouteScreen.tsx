import { Component, type ComponentType, type ReactNode, useMemo } from 'react'
import { useIsFirstPageShown, useLocation, usePage } from './hooks'
import type { Location } from './router'

type Failure = ComponentType<{ error: unknown }>

/**
 * Renders the route's screen: `placeholder` before the first one, `failure` if its code, data or
 * rendering fails.
 */
export function RouteScreen({
  failure: Failure,
  placeholder,
}: {
  failure: Failure
  placeholder: ReactNode
}) {
  const { Screen, error } = usePage()
  const location = useLocation()
  // The element is memoised, so that a step within a page does not render the screen again.
  const screen = useMemo(() => Screen && <Screen />, [Screen])
  if (!useIsFirstPageShown()) return placeholder
  if (!screen) return <Failure error={error} />
  return (
    <Boundary location={location} failure={Failure}>
      {screen}
    </Boundary>
  )
}

interface BoundaryProps {
  location: Location
  failure: Failure
  children: ReactNode
}

interface BoundaryState {
  failure: { error: unknown } | null
  failedAt: Location | null
}

/** Catches rendering errors; a new page resets it. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    { failure, failedAt }: BoundaryState,
  ): BoundaryState {
    const isOtherPage = failedAt !== null && failedAt !== location
    return failure && !isOtherPage
      ? { failure, failedAt: location }
      : { failure: null, failedAt: null }
  }

  override render() {
    const { failure: Failure, children } = this.props
    const { failure } = this.state
    return failure ? <Failure error={failure.error} /> : children
  }
}
