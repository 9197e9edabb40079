import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({ width: '100%', height: 'auto' })
export const body = style({ fill: 'currentColor' })
export const line = style({
  fill: 'none',
  stroke: vars.color.actionInk,
  strokeWidth: 2.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const eyes = style([line, { strokeWidth: 2 }])
