import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

/**
 * Returns `onChosen`, which advances after a touch only (product/entries 5.10), and the form's
 * listeners that recognise a touch.
 */
export function useAdvanceOnTouch(advance: () => void) {
  const isTouch = useRef(false)
  const latestAdvance = useRef(advance)
  useEffect(() => {
    latestAdvance.current = advance
  })
  const onChosen = useCallback(() => {
    if (isTouch.current) latestAdvance.current()
  }, [])
  const touchListeners = {
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType !== 'mouse'
    },
    onKeyDownCapture: () => {
      isTouch.current = false
    },
  }
  return { onChosen, touchListeners }
}
