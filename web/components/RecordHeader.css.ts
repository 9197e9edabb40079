import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const title = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], whiteSpace: 'pre-wrap' })
