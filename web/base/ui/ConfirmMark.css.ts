import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const ring = style({ fill: 'none', stroke: vars.color.action })
export const word = style({ color: vars.color.action, fontWeight: 600 })
