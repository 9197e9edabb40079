import { useSyncExternalStore } from 'react'

let keptSince: string | null = null
let answersKept = 0
const listeners = new Set<() => void>()

function change(next: string | null): void {
  keptSince = next
  for (const listener of listeners) listener()
}

/** What is shown comes from this device, which last heard of the server then (an ISO instant). */
export function showKept(heardAt: string): void {
  answersKept += 1
  change(heardAt)
}

/** The server answers again. */
export function heardNow(): void {
  if (keptSince !== null) change(null)
}

export function showsKept(): boolean {
  return keptSince !== null
}

/** Whether what is asked within `ask` was all answered by the server itself. */
export async function allHeard(ask: () => Promise<unknown>): Promise<boolean> {
  const before = answersKept
  await ask()
  return answersKept === before && !showsKept()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Since when what is shown may have changed elsewhere; null while the server answers. */
export function useKeptSince(): string | null {
  return useSyncExternalStore(subscribe, () => keptSince)
}
