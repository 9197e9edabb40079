import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '2mm',
})
const tileBase = style({
  display: 'grid',
  gap: '0.5mm',
  alignContent: 'start',
  padding: '1.5mm 2mm',
  border: '0.3mm solid',
  borderRadius: '2mm',
  printColorAdjust: 'exact',
})
export const tile = styleVariants(vars.color.status, ({ soft, solid }, color) => [
  tileBase,
  {
    backgroundColor: color === 'none' ? 'transparent' : soft,
    borderColor: color === 'green' ? vars.color.line : solid,
    borderStyle: color === 'none' ? 'dashed' : 'solid',
    ...(color === 'red' && { borderWidth: '0.6mm', padding: '1.2mm 1.7mm' }),
  },
])
export const label = style({ fontSize: '9.5pt' })
export const answer = style({ fontSize: '8pt', lineHeight: 1.25 })
