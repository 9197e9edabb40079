import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  rowGap: vars.space[3],
  paddingBlockStart: vars.space[5],
  paddingInlineEnd: vars.space[2],
})
const drawing = style({ width: '100%', overflow: 'visible', forcedColorAdjust: 'none', printColorAdjust: 'exact' })
export const scale = style([drawing, { gridColumn: 1 }])
export const plot = style([drawing, { gridColumn: 2 }])
export const height = styleVariants({ screen: { height: '9rem' }, sheet: { height: '17mm' } })

export const line = style({ stroke: vars.color.line, strokeWidth: 1 })
export const curve = style({ stroke: vars.color.action, strokeWidth: 2.5, strokeLinecap: 'round' })
export const unknown = style([curve, { strokeDasharray: '2 6', strokeWidth: 2 }])
export const dot = style({ fill: vars.color.action })
export const text = style({ fontSize: '0.8125rem', fill: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', '@media': { print: { fontSize: '7.5pt' } } })
// A rim of paper keeps the number readable over a line.
export const value = style({
  fontSize: '0.9375rem',
  fontWeight: 650,
  fill: vars.color.ink,
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  '@media': { print: { fontSize: '8pt', stroke: 'white' } },
})
export const ticks = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 'none',
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '7.5pt' } },
})
