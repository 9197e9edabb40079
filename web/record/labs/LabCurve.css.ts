import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

// The marks' numbers are above the curve.
export const root = style({
  display: 'grid',
  gap: '0.3em',
  minWidth: 0,
  paddingBlockStart: '1em',
  paddingInlineEnd: '0.5em',
})
export const plot = style({
  width: '100%',
  height: '7.5em',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
// The band is the same in every quantity: the reference range is no status colour
// (product/labs 2.3).
export const band = style({ fill: vars.color.actionSoft })
export const edge = style({ stroke: vars.color.lineStrong, strokeWidth: 1, strokeDasharray: '1 4' })
export const axis = style({ stroke: vars.color.line, strokeWidth: 1 })
export const mark = style({ stroke: vars.color.accent, strokeWidth: 1.5, strokeDasharray: '3 3' })
export const markLabel = style({
  fontSize: '0.75em',
  fontWeight: 650,
  fill: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const curve = style({
  stroke: vars.color.action,
  strokeWidth: '0.13em',
  strokeLinecap: 'round',
})
export const dot = style({ fill: vars.color.action, stroke: vars.color.surface, strokeWidth: 1 })
// An outline keeps the number readable over a line.
export const value = style({
  fontSize: '0.85em',
  fontWeight: 650,
  fill: vars.color.ink,
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  fontVariantNumeric: 'tabular-nums',
})
export const ticks = style({
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 'none',
  fontSize: '0.8em',
  lineHeight: 1.2,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
