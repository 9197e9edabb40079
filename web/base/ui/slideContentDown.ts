import { reducedMotion } from '../styles/media'

/** The duration equals `vars.motion.calm`. */
const calm = { duration: 200, easing: 'ease-out' }

/**
 * A ref for a part that appears above a page that the user is reading.
 * The content below slides down instead of jumping, so that a finger does not hit another button.
 * With reduced motion, the focused field stays visible.
 */
export function slideContentDown(part: HTMLElement | null): void {
  if (!part) return
  if (matchMedia(reducedMotion).matches)
    return document.querySelector('main *:focus')?.scrollIntoView({ block: 'nearest' })
  const from = { transform: `translateY(-${part.offsetHeight}px)` }
  for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
    for (let below = at.nextElementSibling; below; below = below.nextElementSibling)
      below.animate([from, { transform: 'none' }], calm)
  }
}
