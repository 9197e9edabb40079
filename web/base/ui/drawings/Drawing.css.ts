import { style } from '@vanilla-extract/css'
import { dark } from '../../styles/media'
import { vars } from '../../styles/theme.css'

/** All drawings use a single stroke width, currentColor and one tint. */
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
export const water = style({ fill: vars.color.action, fillOpacity: 0.3 })
export const ink = style({ fill: 'currentColor', stroke: 'none' })
export const faint = style({ strokeOpacity: 0.4 })
export const tail = style({ strokeWidth: 7.5 })
export const tailFur = style({ strokeWidth: 3, stroke: vars.color.accentSoft })
/** Draws eyes and other small details. */
export const fine = style({ strokeWidth: 1.6 })
export const paper = style({ fill: vars.color.surface })
export const sky = style({ fill: vars.color.actionSoft })
export const wall = style({ fill: vars.color.surfaceRaised, stroke: 'none' })
export const leaf = style({ fill: vars.color.action, fillOpacity: 0.3 })
export const pot = style({ fill: vars.color.accentSoft })
export const band = style({ fill: vars.color.action })
export const medal = style({ fill: vars.color.surfaceRaised })
export const moon = style({
  fill: vars.color.accentSoft,
  '@media': { [dark]: { fill: vars.color.accent } },
})
