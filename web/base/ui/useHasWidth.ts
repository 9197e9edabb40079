import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let width: number | undefined
let observer: ResizeObserver | undefined

/** Returns the page's width in rem, which container queries compare (base/styles/widths.ts). */
function measure(): number {
  const { body, documentElement } = document
  return body.clientWidth / parseFloat(getComputedStyle(documentElement).fontSize)
}

function observe(): ResizeObserver {
  const sizes = new ResizeObserver(() => {
    width = measure()
    for (const listener of listeners) listener()
  })
  // Letters of another size change the height of the body.
  sizes.observe(document.body)
  return sizes
}

function subscribe(listener: () => void): () => void {
  observer ??= observe()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns whether the page is at least this wide; printing does not change the result. */
export function useHasWidth(leastRem: number): boolean {
  return useSyncExternalStore(subscribe, () => (width ??= measure()) >= leastRem)
}
