import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: '1mm',
  fontSize: '8pt',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const title = style({ fontFamily: vars.font.display, fontSize: '11pt' })
export const rows = style({ display: 'flex', flexWrap: 'wrap', columnGap: '5mm' })
export const row = style({ minWidth: 0 })
export const questions = style({ display: 'grid', listStyle: 'none', fontSize: '7.5pt' })
