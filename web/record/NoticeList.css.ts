import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[3],
})
