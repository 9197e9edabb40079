import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: vars.space[3],
})
export const code = style({ fontSize: vars.text.l, fontVariantNumeric: 'tabular-nums' })
