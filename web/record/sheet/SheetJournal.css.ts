import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

/** The distance between the parts of the sheet. */
export const gap = createVar()

export const root = style({ flex: 'none' })
export const title = style({
  fontFamily: vars.font.display,
  fontSize: '11pt',
  paddingBlockEnd: '1mm',
})

const line = style({
  display: 'grid',
  gridTemplateColumns: '15.5mm 15mm 15mm 19mm 13mm 25mm minmax(0, 1fr)',
  columnGap: '1mm',
  width: '100%',
  paddingBlock: '0.9mm',
  fontSize: '8.5pt',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})
export const head = style([
  line,
  {
    fontSize: '7.5pt',
    fontWeight: 600,
    color: vars.color.inkMuted,
    borderBlockEnd: `0.3mm solid ${vars.color.lineStrong}`,
  },
])
// The rows shrink first. Rows that do not fit wrap into a second column, outside the page.
export const rows = style({
  flex: '0 1 auto',
  minHeight: 0,
  display: 'flex',
  flexFlow: 'column wrap',
  alignContent: 'flex-start',
  overflow: 'hidden',
  marginBlockStart: `calc(-1 * ${gap})`,
})
// A first item that is too high would otherwise remain, cut.
globalStyle(`${rows}::before`, { content: '', flex: 'none', width: '100%', height: 0 })
export const newest = style({ flex: 'none' })
export const row = style([
  line,
  {
    flex: 'none',
    overflowWrap: 'anywhere',
    selectors: { [`& + &, ${rows} > &`]: { borderBlockStart: `0.2mm solid ${vars.color.line}` } },
  },
])
// The sign has a frame, so that '-' (drinks less) is not read as '–' (not answered).
export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '4mm',
  height: '4mm',
  marginBlock: '-0.3mm',
  fontWeight: 700,
  lineHeight: 1,
  border: `0.2mm solid ${vars.color.lineStrong}`,
  borderRadius: '1mm',
})
export const note = style({ fontSize: '8pt' })
export const legend = style({
  flex: 'none',
  marginBlockStart: `calc(-1 * ${gap})`,
  paddingBlockStart: '1mm',
  fontSize: '7.5pt',
  lineHeight: 1.3,
  color: vars.color.inkMuted,
})
globalStyle(`${legend} p`, { maxWidth: 'none' })
