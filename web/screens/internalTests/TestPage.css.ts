import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[5], width: '100%', maxWidth: '34rem', marginInline: 'auto' })
export const card = style({ display: 'grid', gap: vars.space[5] })
export const action = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
