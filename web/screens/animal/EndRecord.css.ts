import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const remove = style({ color: vars.color.inkMuted })
export const memory = style({
  display: 'grid',
  gap: vars.space[3],
  backgroundColor: vars.color.accentSoft,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const form = style({ display: 'grid', gap: vars.space[4] })
