import { useMemo } from 'react'
import { match, type Params } from './path'
import type { Location, Router } from './router'
import { usePlace, useRouter } from './RouterProvider'

export const useLocation = (): Location => usePlace().location

export const useParams = (): Params => usePlace().params

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Whether the present path fits a pattern. */
export const useMatch = (pattern: string): boolean => match(pattern, useLocation().pathname) !== null

export const useNavigate = (): Router['navigate'] => useRouter().navigate

/** Loads the present screen anew. */
export const useReload = (): Router['reload'] => useRouter().reload

/** Whether there is something to show yet of the first place. */
export function useArrived(): boolean {
  const { Screen, error } = usePlace()
  return Screen !== null || error !== null
}

/** What the route's `load` returned. */
export const useRouteData = (): unknown => usePlace().data
