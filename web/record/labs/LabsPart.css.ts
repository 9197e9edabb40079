import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
/** Columns have the same width, and words break if letters are large. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { fontSize: vars.text.s } },
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[1]} ${vars.space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
globalStyle(`${table} thead th`, { color: vars.color.inkMuted })
// This is the newest value.
globalStyle(`${table} td:nth-of-type(1)`, { fontWeight: 650 })
export const remark = style({ fontWeight: 600 })
export const description = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
})
export const trend = style({ display: 'block', fontWeight: 400, color: vars.color.inkMuted })
