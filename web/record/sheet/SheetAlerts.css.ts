import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: '2mm', fontSize: '9pt', lineHeight: 1.35 })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '2mm',
})
export const level = style({ maxWidth: 'none', fontWeight: 650 })
export const hidden = style({ fontWeight: 400, fontStyle: 'italic', color: vars.color.inkMuted })
export const singleAlert = style({})
export const columns = style({ columns: 2, columnGap: '5mm' })
export const alert = style({ breakInside: 'avoid' })
