/** The functions to call when something changes, for `useSyncExternalStore` among others. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    notify(...args: Args): void {
      for (const listener of listeners) listener(...args)
    },
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
