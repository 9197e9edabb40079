import { useLayoutEffect, useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  isShown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Marks the page as one whose cat does not exist while the component is mounted. */
export function useMarkCatNotFound(): void {
  useLayoutEffect(() => {
    change(true)
    return () => change(false)
  }, [])
}

/** Returns whether the page's cat does not exist: the frame then has no links to its screens. */
export const useIsCatNotFound = (): boolean => useSyncExternalStore(subscribe, () => isShown)
