import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** A drawing beside words that say it all: the page neither waits for it nor fails with it, and keeps its place. */
function later(viewBox: string, load: () => Promise<ComponentType>): ComponentType {
  const place = <svg viewBox={viewBox} width="100%" aria-hidden="true" />
  const Picture = lazy<() => ReactNode>(() =>
    load().then(
      (Drawing) => ({ default: () => <Drawing /> }),
      () => ({ default: () => place }),
    ),
  )
  return () => (
    <Suspense fallback={place}>
      <Picture />
    </Suspense>
  )
}

export const BrokenCup = later('0 0 160 120', async () => (await import('./BrokenCup')).BrokenCup)
export const LostCat = later('0 0 160 120', async () => (await import('./LostCat')).LostCat)
export const CatPortrait = later('0 0 180 200', async () => (await import('./CatPortrait')).CatPortrait)
export const EmptyNotebook = later('0 0 160 120', async () => (await import('./EmptyNotebook')).EmptyNotebook)
