import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react'
import type { Location, Page, RouterState, Router } from './router'
import { useScroll } from './useScroll'

export const RouterContext = createContext<Router | null>(null)
export const PageContext = createContext<Page | null>(null)
export const LocationContext = createContext<Location | null>(null)

/** Provides the router to the whole app, once the router has started. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  const [{ location, page }, setState] = useState(router.current)
  useEffect(() => {
    let shownPage: Page | null = null
    const showState = (next: RouterState) => {
      const isSamePage = next.page === shownPage
      shownPage = next.page
      // A step within a page is urgent, since the next tap follows on that page; a new page is a
      // transition.
      if (isSamePage) setState(next)
      else startTransition(() => setState(next))
    }
    // The state may have changed before the subscription.
    showState(router.current())
    return router.subscribe(showState)
  }, [router])
  useScroll(location)
  return (
    <RouterContext value={router}>
      <PageContext value={page}>
        <LocationContext value={location}>{children}</LocationContext>
      </PageContext>
    </RouterContext>
  )
}
