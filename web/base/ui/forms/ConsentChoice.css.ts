import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
