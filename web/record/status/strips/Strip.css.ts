import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../base/styles/theme.css'

export const root = style({ display: 'grid', rowGap: vars.space[1], minWidth: 0 })
export const drawing = style({
  width: '100%',
  height: 'auto',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const date = style({
  display: 'block',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

const { green, amber, red, none } = vars.color.status
export const square = styleVariants({
  green: { fill: green.soft },
  amber: { fill: amber.soft, stroke: amber.solid, strokeWidth: 0.8 },
  red: { fill: red.solid },
  none: { fill: 'none', stroke: none.solid, strokeWidth: 0.7, strokeDasharray: '1.6 1.2' },
  missing: {},
})
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const sign = styleVariants({
  green: { ...stroke, stroke: green.solid, strokeWidth: 1.15 },
  amber: { ...stroke, stroke: amber.ink, strokeWidth: 1.4 },
  red: { fill: vars.color.surface },
  none: { ...stroke, stroke: none.ink, strokeWidth: 1 },
  missing: { ...stroke, stroke: vars.color.lineStrong, strokeWidth: 1.6 },
})
export const selectedDay = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1 })
