import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'

export const catName = style({
  fontFamily: vars.font.display,
  fontWeight: 600,
  letterSpacing: '-0.01em',
})
export const muted = style({ color: vars.color.inkMuted })
/** Breaks an address, which has no break opportunities. */
export const breaking = style({ overflowWrap: 'anywhere' })
export const small = style({ fontSize: vars.text.s })
export const smallMuted = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
/** A note of several lines. */
export const smallNote = style({
  fontSize: vars.text.s,
  lineHeight: 1.45,
  color: vars.color.inkMuted,
})

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})

/** A table for screen readers. A browser lays it out only when it is near the screen or read. */
export const hiddenTable = style([visuallyHidden, { contentVisibility: 'auto' }])
