import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: '44rem',
  marginInline: 'auto',
})
export const card = style({ display: 'grid', gap: vars.space[4] })
