import { useEffect, useRef } from 'react'
import * as styles from './Tooltip.css'

// The page has a single tooltip for all elements with `data-tooltip`. It opens after 700 ms under a
// mouse, at once within 300 ms of the last one (product/pages 3.6), and on focus. It can be
// hovered, and Escape closes it (WCAG 2.2, 1.4.13).

const delayMs = 700
const skipDelayMs = 300
const gap = 8

/**
 * Is rendered once, in the app's frame. It is hidden from screen readers, because its anchor's name
 * or description contains its text. Browsers without popovers, like Safari 16, have no tooltips.
 */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? showTooltipsIn(ref.current) : undefined), [])
  if (!('showPopover' in HTMLElement.prototype)) return null
  return (
    <div ref={ref} className={styles.root} popover="manual" role="tooltip" aria-hidden="true" />
  )
}

/** Controls `tip`, a popover, until the returned function is called. */
function showTooltipsIn(tip: HTMLElement): () => void {
  const controller = new AbortController()
  let anchor: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAt = -Infinity

  function open() {
    if (!anchor?.isConnected) return
    tip.textContent = anchor.dataset['tooltip'] ?? ''
    // The tooltip is shown again, so that it is above a dialog that was opened later.
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

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal: controller.signal, capture: true })

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch' && target !== tip) point(anchorOf(target), delayMs)
  })
  listen('focusin', ({ target }) => {
    const focused = anchorOf(target)
    if (focused?.matches(':focus-visible')) point(focused, 0)
  })
  listen('focusout', close)
  listen('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  listen('scroll', close)
  // A press on a disabled button shows why it is disabled.
  listen('click', ({ target }) => {
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

/** Places the tooltip below its anchor, or above if there is no space, and inside the window. */
function place(tip: HTMLElement, anchorRect: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = tip
  const { clientWidth, clientHeight } = document.documentElement
  const left = Math.max(
    gap,
    Math.min(anchorRect.left + (anchorRect.width - width) / 2, clientWidth - width - gap),
  )
  const below = anchorRect.bottom + gap
  const top = below + height > clientHeight ? anchorRect.top - gap - height : below
  tip.style.left = `${left}px`
  tip.style.top = `${top}px`
}
