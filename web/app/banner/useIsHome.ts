import { useIsPath } from '../../base/router/hooks'

/** Returns whether the page is home, which has two addresses (product/pages 2.1). */
export function useIsHome(): boolean {
  const isRoot = useIsPath('/')
  const isHome = useIsPath('/home')
  return isRoot || isHome
}
