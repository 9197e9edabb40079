import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8] },
  },
})
export const reading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignContent: 'space-between',
  minWidth: 0,
  // Beside the only quantity, half of a wide card would be empty.
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
})
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })
export const quantity = style({ fontSize: vars.text.m, fontWeight: 600 })
export const newest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
})
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})
export const arrow = style({ alignSelf: 'center', color: vars.color.inkMuted })
export const muted = style({
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const remark = style({ fontWeight: 600 })
export const marks = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.s,
})
export const number = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
