import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: '3mm' })
export const stamp = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: '1.5mm',
  fontSize: '8pt',
  color: vars.color.inkMuted,
  borderBlockEnd: `0.3mm solid ${vars.color.lineStrong}`,
})
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5mm',
  fontFamily: vars.font.display,
  fontSize: '11pt',
  fontWeight: 600,
  color: vars.color.ink,
})
export const mark = style({ width: '6mm', color: vars.color.action })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '6mm',
})
/** The dates wrap before they narrow a long name. */
export const longColumns = style([
  columns,
  { gridTemplateColumns: 'minmax(0, 1fr) fit-content(66mm)' },
])
export const name = style({ fontSize: '19pt', lineHeight: 1.15, overflowWrap: 'anywhere' })
export const longName = style([name, { fontSize: '12pt' }])
export const summary = style({
  maxWidth: 'none',
  fontSize: '10pt',
  fontWeight: 650,
  textWrap: 'pretty',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: '2mm',
  margin: 0,
  fontSize: '8.5pt',
})
export const date = style({ whiteSpace: 'nowrap' })
globalStyle(`${facts} dt`, { color: vars.color.inkMuted })
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600 })
