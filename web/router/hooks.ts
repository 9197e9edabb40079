import { use, useMemo } from 'react'
import { match, type Params } from './path'
import type { Location, Page, Router } from './router'
import { LocationContext, PageContext, RouterContext } from './RouterProvider'

export const useRouter = (): Router => given(use(RouterContext))

/** The present page; unchanged by a step within it. */
export const usePage = (): Page => given(use(PageContext))

export const useParams = (): Params => usePage().params

export function useSearchParams(): URLSearchParams {
  const { search } = usePage()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Whether the present path fits a pattern. */
export const useMatch = (pattern: string): boolean => match(pattern, usePage().pathname) !== null

/** What the route's `load` returned. */
export const useRouteData = (): unknown => usePage().data

/** Whether the first page can be rendered. */
export function useArrived(): boolean {
  const { Screen, error } = usePage()
  return Screen !== null || error !== null
}

/** With the hash and the history's state, which change with each step within a page. */
export const useLocation = (): Location => given(use(LocationContext))

export const useNavigate = (): Router['navigate'] => useRouter().navigate

/** Loads the present page again. */
export const useReload = (): Router['reload'] => useRouter().reload

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('outside of RouterProvider')
  return value
}
