import { style } from '@vanilla-extract/css'
import { vars } from '../../../base/styles/theme.css'

export const root = style({
  display: 'flex',
  gap: vars.space[3],
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const count = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
export const square = style({ width: '1rem' })
