import { reducedMotion } from '../styles/media'

/** As `vars.motion.calm`. */
const calm = { duration: 200, easing: 'ease-out' }

/**
 * A part that comes above a page which is being read already, as a ref: what is below it slides down, where it would
 * jump, and no finger on its way meets another button. Who wants nothing to move keeps the field that she writes in in sight.
 */
export function makeRoom(part: HTMLElement | null): void {
  if (!part) return
  if (matchMedia(reducedMotion).matches)
    return document.querySelector('main *:focus')?.scrollIntoView({ block: 'nearest' })
  const from = { transform: `translateY(-${part.offsetHeight}px)` }
  for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
    for (let below = at.nextElementSibling; below; below = below.nextElementSibling)
      below.animate([from, { transform: 'none' }], calm)
  }
}
