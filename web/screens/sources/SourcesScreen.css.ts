import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
})
export const card = style({ display: 'grid', gap: vars.space[3] })
export const title = style({ fontSize: vars.text.m, fontWeight: 650 })
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  // A long unit is below its value on a phone.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const rule = style({ flex: '1 1 12rem', minWidth: 0 })
export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: 650,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
