import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
})
export const card = style({ display: 'grid', gap: vars.space[4], width: '100%' })
export const facts = style({ display: 'grid', gap: vars.space[3] })
export const term = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const fact = style({ fontWeight: 600 })
