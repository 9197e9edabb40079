import { globalStyle, style } from '@vanilla-extract/css'
import { largeText } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  // The unit is em, because the sheet has smaller type.
  gridTemplateColumns: '2.1em minmax(0, 1fr)',
  columnGap: '0.5em',
  rowGap: '0.7em',
  paddingBlockStart: '1.2em',
  paddingInlineEnd: '0.5em',
})
const drawing = style({
  width: '100%',
  height: '8.5em',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const scale = style([drawing, { gridColumn: 1 }])
export const plot = style([drawing, { gridColumn: 2 }])

export const line = style({ stroke: vars.color.line, strokeWidth: 1 })
export const curve = style({
  stroke: vars.color.action,
  strokeWidth: '0.14em',
  strokeLinecap: 'round',
})
export const unknown = style([curve, { strokeDasharray: '2 6' }])
export const dot = style({ fill: vars.color.action })
export const text = style({
  fontSize: '0.8em',
  fill: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
// An outline keeps the number readable over a line.
export const value = style({
  fontSize: '0.9em',
  fontWeight: 650,
  fill: vars.color.ink,
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
})
export const ticks = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  maxWidth: 'none',
  fontSize: '0.8em',
  lineHeight: 1.2,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${ticks} > *`, { whiteSpace: 'nowrap' })
// Equal margins centre the middle day; one alone would move it to the first. Wrapped, today stays on the right.
globalStyle(`${ticks} > :first-child`, { marginInlineEnd: 'auto' })
globalStyle(`${ticks} > :last-child`, { marginInlineStart: 'auto' })
// Large letters leave space for the first day and the last.
globalStyle(`${ticks} > :not(:first-child, :last-child)`, {
  '@container': { [largeText]: { display: 'none' } },
})
