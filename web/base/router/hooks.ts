import { use, useMemo } from 'react'
import { match, type Params } from './path'
import type { Location, Page, Router } from './router'
import { LocationContext, PageContext, RouterContext } from './RouterProvider'

export const useRouter = (): Router => requireValue(use(RouterContext))

/** Returns the current page; a step within it does not change the object. */
export const usePage = (): Page => requireValue(use(PageContext))

export const useParams = (): Params => usePage().params

export function useSearchParams(): URLSearchParams {
  const { search } = usePage()
  return useMemo(() => new URLSearchParams(search), [search])
}

export const useIsPath = (pattern: string): boolean => match(pattern, usePage().pathname) !== null

/** Returns the result of the route's `load`. */
export const useRouteData = (): unknown => usePage().data

/** Returns whether the first page can be rendered. */
export function useIsFirstPageShown(): boolean {
  const { Screen, error } = usePage()
  return Screen !== null || error !== null
}

/**
 * Returns the location with the hash and the history's state, which change with each step within a
 * page.
 */
export const useLocation = (): Location => requireValue(use(LocationContext))

export const useNavigate = (): Router['navigate'] => useRouter().navigate

/**
 * Returns a `navigate` for the end of a request. It does nothing if the user has left the page
 * meanwhile: another page may have a form that is filled in.
 */
export function useNavigateFromPage(): Router['navigate'] {
  const router = useRouter()
  const { pathname, search } = usePage()
  return async (to, options) => {
    const { page } = router.current()
    if (page.pathname === pathname && page.search === search) await router.navigate(to, options)
  }
}

export const useReload = (): Router['reload'] => useRouter().reload

function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new Error('outside of RouterProvider')
  return value
}
