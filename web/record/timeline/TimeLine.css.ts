import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
})
export const lines = style({ position: 'relative', display: 'grid', minWidth: 0 })
export const label = style({
  paddingBlockStart: vars.space[2],
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
const drawing = style({ display: 'block', width: '100%', forcedColorAdjust: 'none' })
export const marks = style([drawing, { height: '1.5rem' }])
export const plot = style([drawing, { height: '3rem' }])
export const mark = style({ overflow: 'visible' })
export const shape = styleVariants({
  change: { fill: vars.color.accent, stroke: vars.color.surface, strokeWidth: 1 },
  result: { fill: vars.color.action, stroke: vars.color.surface, strokeWidth: 1 },
})
const acrossRows = {
  position: 'absolute',
  insetBlock: `${vars.space[2]} 1.25rem`,
  pointerEvents: 'none',
} as const
export const guides = style({
  ...acrossRows,
  insetInline: 0,
  width: '100%',
  height: `calc(100% - 1.25rem - ${vars.space[2]})`,
  forcedColorAdjust: 'none',
})
export const guide = style({ stroke: vars.color.accent, strokeWidth: 1, strokeDasharray: '3 3' })
export const axis = style({ stroke: vars.color.line, strokeWidth: 1 })
export const curve = style({ stroke: vars.color.action, strokeWidth: 2, strokeLinecap: 'round' })
export const dot = style({ fill: vars.color.action })
const { red, amber } = vars.color.status
export const bar = styleVariants({
  red: { fill: red.solid },
  amber: { fill: amber.soft, stroke: amber.solid, strokeWidth: 0.8 },
})
export const ticks = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: vars.space[1],
  maxWidth: 'none',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const pointer = style({
  ...acrossRows,
  width: '2px',
  marginInlineStart: '-1px',
  backgroundColor: vars.color.ink,
})
// Two lines are reserved, so that most days' words move nothing.
export const words = style({
  minHeight: '2.7em',
  maxWidth: 'none',
  fontSize: vars.text.s,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
