import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'
import { gap } from './SheetJournal.css'

// Without space, there is no gap either.
export const root = style({
  flex: '1 1 0',
  minHeight: 0,
  containerType: 'size',
  marginBlockStart: `calc(-1 * ${gap})`,
})
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  paddingBlockStart: gap,
  // The notes are left out if a title and two lines do not fit.
  '@container': { '(height < 24mm)': { display: 'none' } },
})
export const title = style({ fontFamily: vars.font.display, fontSize: '11pt' })
export const lines = style({ flex: '1 1 0', minHeight: 0, overflow: 'hidden' })
export const line = style({ height: '8mm', borderBlockEnd: `0.2mm solid ${vars.color.line}` })
