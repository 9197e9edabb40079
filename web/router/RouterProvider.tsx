import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import type { Place, Router } from './router'
import { useScroll } from './useScroll'

const RouterContext = createContext<Router | null>(null)
const PlaceContext = createContext<Place | null>(null)

/** Around the whole app, once the router is starting. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [place, setPlace] = useState(router.place)
  useEffect(() => {
    let shown: Place | null = null
    const arrive = (next: Place) => {
      const within = shown !== null && shown.Screen === next.Screen && shown.data === next.data
      shown = next
      // Within a screen there is nothing to wait for: its next tap is one on what this one leads to.
      if (within) setPlace(next)
      else startTransition(() => setPlace(next))
    }
    // It may have arrived before this could listen.
    arrive(router.place())
    return router.subscribe(arrive)
  }, [router])

  useScroll(place.location)

  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </RouterContext>
  )
}

export function useRouter(): Router {
  return given(use(RouterContext))
}

export function usePlace(): Place {
  return given(use(PlaceContext))
}

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('outside of RouterProvider')
  return value
}
