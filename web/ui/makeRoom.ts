import { reducedMotion } from '../styles/media'

/** As `vars.motion.calm`. */
const calm = { duration: 200, easing: 'ease-out' }

/**
 * A ref for a part that appears above a page in use: what is below slides down instead of jumping, so that a tap meets
 * its button. Under reduced motion nothing moves: AppShell.css.ts places late banners elsewhere, where they may cover the
 * focused field, which is scrolled to.
 */
export function makeRoom(part: HTMLElement | null): void {
  if (!part) return
  if (matchMedia(reducedMotion).matches) return document.querySelector('main *:focus')?.scrollIntoView({ block: 'nearest' })
  const from = { transform: `translateY(-${part.offsetHeight}px)` }
  for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
    for (let below = at.nextElementSibling; below; below = below.nextElementSibling) below.animate([from, { transform: 'none' }], calm)
  }
}
