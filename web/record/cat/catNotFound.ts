import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../../base/listeners'

let isShown = false
const { notify, subscribe } = createListeners()

function show(next: boolean): void {
  isShown = next
  notify()
}

/** Marks the page as one whose cat does not exist while the component is mounted. */
export function useMarkCatNotFound(): void {
  useLayoutEffect(() => {
    show(true)
    return () => show(false)
  }, [])
}

/** Returns whether the page's cat does not exist: the frame then has no links to its screens. */
export const useIsCatNotFound = (): boolean => useSyncExternalStore(subscribe, () => isShown)
