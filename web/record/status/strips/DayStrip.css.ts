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
 * The position of the words for a square in the first, second and last third of the line: near it,
 * never over the edge.
 */
export const words = styleVariants({
  0: [bubble, { insetInlineStart: 0 }],
  1: [bubble, { insetInlineStart: '50%', transform: 'translateX(-50%)' }],
  2: [bubble, { insetInlineEnd: 0 }],
})
