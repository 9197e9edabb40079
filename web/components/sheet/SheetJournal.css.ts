import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

// The journal has what the rest leaves: it is the one part that may lose rows.
export const root = style({ flex: '1 1 0', minHeight: '20mm', display: 'flex', flexDirection: 'column' })
export const title = style({ fontFamily: vars.font.display, fontSize: '11pt', paddingBlockEnd: '1mm' })

const line = style({
  display: 'grid',
  gridTemplateColumns: '16mm 17mm 14mm 19mm 15mm 14mm minmax(0, 1fr)',
  columnGap: '1mm',
  width: '100%',
  paddingBlock: '0.9mm',
  fontSize: '8pt',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
})
export const head = style([line, { fontSize: '7.5pt', fontWeight: 600, color: vars.color.inkMuted, borderBlockEnd: `0.3mm solid ${vars.color.lineStrong}` }])
// A column that wraps: the rows that do not fit stand in a second column, beside the page.
export const rows = style({ flex: '1 1 0', minHeight: 0, display: 'flex', flexFlow: 'column wrap', alignContent: 'flex-start', overflow: 'hidden' })
export const row = style([line, { flex: 'none', overflowWrap: 'anywhere', selectors: { '& + &': { borderBlockStart: `0.2mm solid ${vars.color.line}` } } }])
