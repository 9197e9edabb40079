import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({ flex: '1 1 0', minHeight: 0, containerType: 'size' })
export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  // Left out where a title and two lines do not fit.
  '@container': { '(height < 24mm)': { display: 'none' } },
})
export const title = style({ fontFamily: vars.font.display, fontSize: '11pt' })
export const lines = style({ flex: '1 1 0', minHeight: 0, overflow: 'hidden' })
export const line = style({ height: '8mm', borderBlockEnd: `0.2mm solid ${vars.color.line}` })
