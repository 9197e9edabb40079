import { useEffect } from 'react'

const touchEvents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

let touched: Promise<void> | null = null

/** Resolves at the first touch of this page: by a pointer, a key or the focus. It listens from the first call on. */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    for (const event of touchEvents) window.addEventListener(event, () => resolve(), { once: true })
  })
  return touched
}

/** Loads code at the first touch: what needs it also opens once the network is lost. */
export function useLoadAtFirstTouch(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      void firstTouch()
        .then(load)
        .catch(() => null),
    [load],
  )
}
