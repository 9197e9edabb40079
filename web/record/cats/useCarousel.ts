import { useState } from 'react'

export interface Paging {
  index: number
  /** The side from which the card moves in. */
  direction: 'next' | 'previous' | null
  next(): void
  previous(): void
  goTo(index: number): void
}

/**
 * Returns the state of a carousel. It wraps around, does nothing with one slide or none, and is
 * clamped when the list shrinks (product/pages 4.3).
 */
export function useCarousel(count: number, first: number): Paging {
  const [{ wantedIndex, direction }, setState] = useState<{
    wantedIndex: number
    direction: Paging['direction']
  }>({ wantedIndex: first, direction: null })
  const index = Math.min(wantedIndex, Math.max(count - 1, 0))

  function turn(offset: 1 | -1) {
    if (count <= 1) return
    setState({
      wantedIndex: (index + offset + count) % count,
      direction: offset === 1 ? 'next' : 'previous',
    })
  }

  return {
    index,
    direction,
    next: () => turn(1),
    previous: () => turn(-1),
    goTo: (target) =>
      setState({
        wantedIndex: target,
        direction: target === index ? null : target > index ? 'next' : 'previous',
      }),
  }
}
