import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { palette } from '../../styles/palette'
import { vars } from '../../styles/theme.css'
import '../../styles/print.css'

/** A4 less 15 mm all around (spec 2 §9), and a millimetre for printers that round. */
export const root = style({
  // Paper is white in the dark theme too.
  vars: assignVars(vars.color, palette.light),
  colorScheme: 'light',
  display: 'flex',
  flexDirection: 'column',
  gap: '4mm',
  width: '180mm',
  height: '266mm',
  overflow: 'hidden',
  fontSize: '9pt',
  lineHeight: 1.35,
  color: vars.color.ink,
  backgroundColor: 'white',
})
// While a sheet stands in the page it is all that prints: no bar, no banner, no toast.
globalStyle(`body:has(> ${root}) > :not(${root})`, { '@media': { print: { display: 'none !important' } } })

export const title = style({ fontFamily: vars.font.display, fontSize: '11pt', paddingBlockEnd: '1.5mm' })
export const pictures = style({ display: 'grid', gridTemplateColumns: '104mm minmax(0, 1fr)', columnGap: '7mm' })
export const strips = style({ display: 'grid', gap: '1mm' })
export const strip = style({ display: 'grid', gridTemplateColumns: '22mm minmax(0, 1fr)', alignItems: 'center', fontSize: '8pt' })
export const axis = style({ display: 'flex', justifyContent: 'space-between', maxWidth: 'none', paddingInlineStart: '22mm', paddingBlock: '0.5mm 1.5mm', fontSize: '7.5pt', color: vars.color.inkMuted })
export const foot = style({ paddingBlockStart: '1.5mm', fontSize: '7.5pt', lineHeight: 1.3, color: vars.color.inkMuted, borderBlockStart: `0.3mm solid ${vars.color.line}` })
