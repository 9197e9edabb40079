import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
})
export const choices = style({ display: 'grid', gap: vars.space[3] })
