import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The number of items of each list; the others are counted. */
export interface SheetLimits {
  treatments: number
  changes: number
  quantities: number
  /** The number of new signs since the last visit. */
  signs: number
}

const max: SheetLimits = { treatments: 6, changes: 3, quantities: 9, signs: 6 }
const limitSteps: [SheetLimits, ...SheetLimits[]] = [
  max,
  max,
  { treatments: 5, changes: 2, quantities: 7, signs: 5 },
  { treatments: 4, changes: 2, quantities: 5, signs: 4 },
  { treatments: 3, changes: 1, quantities: 4, signs: 3 },
  { treatments: 2, changes: 1, quantities: 3, signs: 2 },
  { treatments: 1, changes: 1, quantities: 2, signs: 1 },
  { treatments: 1, changes: 0, quantities: 1, signs: 0 },
]

/**
 * Returns an attribute for RecordSheet.css.ts: the parts move closer, and at last each is as short
 * as possible.
 */
const densityAttribute = (step: number): string | null =>
  step === 0 ? null : step < limitSteps.length - 1 ? 'close' : 'shortest'

/**
 * Returns the greatest amount of content for which the sheet fits on one page. It is computed
 * before the first paint, and again when `content` changes.
 */
export function useSheetLimits(
  ...content: readonly unknown[]
): [RefObject<HTMLElement | null>, SheetLimits] {
  const sheet = useRef<HTMLElement>(null)
  const [{ step, content: triedContent }, setTried] = useState({ step: 0, content })
  const [resizeCount, setResizeCount] = useState(0)
  const isSame = triedContent.every((one, index) => one === content[index])
  if (!isSame) setTried({ step: 0, content })
  useLayoutEffect(() => {
    const { current } = sheet
    const density = densityAttribute(step)
    if (density) current?.setAttribute('data-density', density)
    else current?.removeAttribute('data-density')
    if (current && current.scrollHeight > current.clientHeight)
      setTried((last) => ({ ...last, step: Math.min(last.step + 1, limitSteps.length - 1) }))
  }, [step, resizeCount, triedContent])
  // In a window of its own, the styles load after the sheet.
  useEffect(() => {
    if (!sheet.current) return
    const observer = new ResizeObserver(() => setResizeCount((times) => times + 1))
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [])
  return [sheet, limitSteps[step] ?? limitSteps[0]]
}

/** 'et 4 autres traitements' */
export const othersWords = (count: number, noun: string): string | null =>
  count > 0 ? `et ${count} ${count > 1 ? `autres ${noun}s` : `autre ${noun}`}` : null
