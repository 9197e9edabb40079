import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../base/styles/theme.css'
import { root as strip } from './Strip.css'

export const root = style([strip, { borderRadius: vars.radius.s, cursor: 'pointer' }])
export const line = style({ position: 'relative', minWidth: 0 })

const bubble = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 4px)',
  zIndex: 1,
  width: 'max-content',
  maxWidth: '100%',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.s,
  lineHeight: 1.35,
  color: vars.color.surface,
  backgroundColor: vars.color.ink,
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  pointerEvents: 'none',
})
/**
 * The words of a square are near it and never over the edge. Their position follows from the third of
 * the line in which the square is.
 */
export const words = styleVariants({
  0: [bubble, { insetInlineStart: 0 }],
  1: [bubble, { insetInlineStart: '50%', transform: 'translateX(-50%)' }],
  2: [bubble, { insetInlineEnd: 0 }],
})
