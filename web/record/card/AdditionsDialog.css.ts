import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[2] })
