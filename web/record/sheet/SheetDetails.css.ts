import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

// The columns are those of the pictures above.
export const root = style({
  display: 'flex',
  columnGap: '6mm',
  fontSize: '8pt',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const care = style({ flex: '1 1 100mm', minWidth: 0 })
export const labs = style({ flex: '0 0 76mm', minWidth: 0 })
globalStyle(`${root} p`, { maxWidth: 'none' })
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '2mm',
  color: vars.color.inkMuted,
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: '11pt',
  paddingBlockEnd: '0.6mm',
  color: vars.color.ink,
})
export const rows = style({ display: 'grid', gap: '0.6mm' })
export const count = style({ fontWeight: 600 })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '7.5pt',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
})
globalStyle(`${table} th, ${table} td`, {
  padding: '0.3mm 1mm 0.3mm 0',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
})
globalStyle(`${table} thead th, ${table} tbody th`, { color: vars.color.inkMuted })
globalStyle(`${table} tbody td:nth-of-type(1)`, { fontWeight: 650 })
export const iris = style({ fontSize: '7.5pt' })
