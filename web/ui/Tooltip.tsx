import { useEffect, useRef } from 'react'
import * as styles from './Tooltip.css'

// One tooltip for the whole page, of whatever carries `data-tooltip`: after 700 ms under a mouse, at once within 300 ms of
// the last one (product/pages 3.6) and under the keyboard. It can be hovered, and Escape takes it away (WCAG 2.2, 1.4.13).

const delayMs = 700
const skipDelayMs = 300
const gap = 8

/** Stands once, in the app's frame. What it says is in the accessible name or description of what it explains. */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => showTooltipsIn(ref.current!), [])
  return <div ref={ref} className={styles.root} popover="manual" role="tooltip" aria-hidden="true" />
}

/** Looks after `tip`, a popover, until the returned function is called. */
function showTooltipsIn(tip: HTMLElement): () => void {
  const controller = new AbortController()
  let anchor: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = -Infinity

  function open() {
    if (!anchor?.isConnected) return
    tip.textContent = anchor.dataset['tooltip'] ?? ''
    // Anew each time, so that it is above a dialog that was opened since.
    if (tip.matches(':popover-open')) tip.hidePopover()
    tip.showPopover()
    place(tip, anchor.getBoundingClientRect())
  }

  function close() {
    clearTimeout(timer)
    if (tip.matches(':popover-open')) {
      tip.hidePopover()
      closedAt = Date.now()
    }
    anchor = null
  }

  function point(next: HTMLElement | null, waitMs: number) {
    if (next === anchor) return
    close()
    anchor = next
    if (next) timer = setTimeout(open, Date.now() - closedAt < skipDelayMs ? 0 : waitMs)
  }

  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, { signal: controller.signal, capture: true })

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && target !== tip) point(anchorOf(target), delayMs)
  })
  on('focusin', ({ target }) => {
    const focused = anchorOf(target)
    if (focused?.matches(':focus-visible')) point(focused, 0)
  })
  on('focusout', close)
  on('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  on('scroll', close)
  // A press does what the button is for; where the button can do nothing, it says why.
  on('click', ({ target }) => {
    const pressed = anchorOf(target)
    close()
    if (pressed?.ariaDisabled === 'true') point(pressed, 0)
  })
  return () => {
    close()
    controller.abort()
  }
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}

/** Below what it explains, above where there is no room, and never off the screen. */
function place(tip: HTMLElement, around: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(gap, Math.min(around.left + (around.width - width) / 2, clientWidth - width - gap))
  const below = around.bottom + gap
  const top = below + height > clientHeight ? around.top - gap - height : below
  tip.style.left = `${left}px`
  tip.style.top = `${top}px`
}
