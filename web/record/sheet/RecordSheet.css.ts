import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { palette } from '#shared/base/palette'
import '../../base/styles/print.css'
import { vars } from '../../base/styles/theme.css'
import { root as alerts } from './SheetAlerts.css'
import { gap, note } from './SheetJournal.css'
import { answer } from './SheetTiles.css'

/** A4 without margins of 15 mm (product/pages 5.6), and without 1 mm for printers that round. */
export const root = style({
  // Paper is white in the dark theme too.
  vars: { ...assignVars(vars.color, palette.light), [vars.color.surface]: '#fff', [gap]: '3.5mm' },
  colorScheme: 'light',
  display: 'flex',
  flexDirection: 'column',
  gap,
  width: '180mm',
  height: '266mm',
  overflow: 'hidden',
  fontSize: '9.5pt',
  lineHeight: 1.35,
  color: vars.color.ink,
  backgroundColor: 'white',
  selectors: { '&[data-density]': { vars: { [gap]: '2mm' } } },
  // On the screen, the sheet is in a window of its own.
  '@media': { screen: { margin: '15mm auto' } },
})
globalStyle('html[data-sheet]', { colorScheme: 'light', backgroundColor: 'white' })
globalStyle('html[data-sheet] body', { minHeight: 0, backgroundColor: 'white' })
// Everything but the sheet is hidden in print.
globalStyle(`html[data-sheet] body > :not(${root})`, {
  '@media': { print: { display: 'none !important' } },
})

globalStyle(`${root}[data-density=shortest] ${alerts}`, { gap: '1mm' })
// The newest row of the journal contains the answers.
globalStyle(`${root}[data-density=shortest] ${answer}`, { display: 'none' })
globalStyle(`${root}[data-density=shortest] ${note}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
})
// The sentence above contains the change of the weight.
export const weightChanges = style({
  selectors: { [`${root}[data-density] &`]: { display: 'none' } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: '11pt',
  paddingBlockEnd: '1.2mm',
})
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: '106mm minmax(0, 1fr)',
  columnGap: '8mm',
})
export const picture = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1.2mm',
  fontSize: '8.5pt',
})
export const strips = style({
  display: 'grid',
  gap: '2mm',
  selectors: { [`${root}[data-density=shortest] &`]: { gap: '0.8mm' } },
})
export const strip = style({
  display: 'grid',
  gridTemplateColumns: '23mm minmax(0, 1fr)',
  alignItems: 'center',
  lineHeight: 1.2,
})
export const axis = style({
  maxWidth: 'none',
  paddingInlineStart: '23mm',
  fontSize: '7.5pt',
  lineHeight: 1.2,
  color: vars.color.inkMuted,
})
export const foot = style({
  paddingBlockStart: '1.5mm',
  fontSize: '7.5pt',
  lineHeight: 1.3,
  textWrap: 'balance',
  color: vars.color.inkMuted,
  borderBlockStart: `0.3mm solid ${vars.color.line}`,
})
