import { useSyncExternalStore } from 'react'

let keptSince: string | null = null
const listeners = new Set<() => void>()

function change(next: string | null): void {
  keptSince = next
  for (const listener of listeners) listener()
}

/** What is shown comes from this device, which last heard of the server then (an ISO instant). */
export function showKept(heardAt: string): void {
  change(heardAt)
}

/** The server answers again. */
export function heardNow(): void {
  if (keptSince !== null) change(null)
}

export function showsKept(): boolean {
  return keptSince !== null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Since when what is shown may have changed elsewhere; null while the server answers. */
export function useKeptSince(): string | null {
  return useSyncExternalStore(subscribe, () => keptSince)
}
