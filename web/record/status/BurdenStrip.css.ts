import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[1], margin: 0, maxWidth: '18rem' })
export const bars = style({ display: 'block', width: '100%', fill: 'currentColor' })
export const days = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.text.s,
})
