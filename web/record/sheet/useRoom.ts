import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How much of each is listed; the others are counted. */
export interface Room {
  treatments: number
  changes: number
  quantities: number
}

const rooms: [Room, ...Room[]] = [
  { treatments: 6, changes: 3, quantities: 9 },
  { treatments: 5, changes: 2, quantities: 7 },
  { treatments: 4, changes: 2, quantities: 5 },
  { treatments: 3, changes: 1, quantities: 4 },
  { treatments: 2, changes: 1, quantities: 3 },
  { treatments: 1, changes: 1, quantities: 2 },
  { treatments: 1, changes: 0, quantities: 1 },
]

/** From this one on, the parts of the sheet stand closer. */
const TIGHT = 4

/** As much as lets the sheet be one page, found before it is painted. */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const block = useRef<HTMLDivElement>(null)
  const [tried, setTried] = useState(0)
  const [drawn, setDrawn] = useState(0)
  useLayoutEffect(() => {
    const sheet = block.current?.closest('article')
    // An attribute for RecordSheet.css.ts.
    sheet?.toggleAttribute('data-tight', tried >= TIGHT)
    if (sheet && sheet.scrollHeight > sheet.clientHeight) setTried((level) => Math.min(level + 1, rooms.length - 1))
  }, [tried, drawn])
  // In a window of its own the styles come after the sheet.
  useEffect(() => {
    const sheet = block.current?.closest('article')
    if (!sheet) return
    const observer = new ResizeObserver(() => setDrawn((times) => times + 1))
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [])
  return [block, rooms[tried] ?? rooms[0]]
}

/** 'et 4 autres traitements' */
export const others = (count: number, noun: string): string | null => (count > 0 ? `et ${count} ${count > 1 ? `autres ${noun}s` : `autre ${noun}`}` : null)
