import { useRef, type PointerEvent, type TouchEvent } from 'react'

const threshold = 50

interface Point {
  x: number
  y: number
}

/** Detects a mostly horizontal swipe of more than 50 px (product/pages 4.3), by finger or mouse. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<Point | null>(null)

  function end({ x, y }: Point) {
    const from = start.current
    start.current = null
    if (!from) return
    const across = x - from.x
    if (Math.abs(across) <= threshold || Math.abs(across) <= Math.abs(y - from.y)) return
    if (across < 0) onLeft()
    else onRight()
  }

  // Fingers need touch events: the browser cancels a pointer as soon as it might scroll.
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches.length === 1 ? pointOf(event.touches[0]!) : null
    },
    onTouchEnd: (event: TouchEvent) => end(pointOf(event.changedTouches[0]!)),
    onTouchCancel: () => {
      start.current = null
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') start.current = pointOf(event)
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') end(pointOf(event))
    },
  }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}
