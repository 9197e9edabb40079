import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

/** One stroke weight for all drawings, the ink of where they stand, and one tint. */
export const root = style({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const fur = style({ fill: vars.color.accentSoft })
export const warm = style({ fill: vars.color.accent, stroke: 'none' })
export const warmLine = style({ stroke: vars.color.accent })
export const water = style({ fill: vars.color.action, fillOpacity: 0.28, stroke: 'none' })
export const ink = style({ fill: 'currentColor', stroke: 'none' })
export const faint = style({ strokeOpacity: 0.4 })
