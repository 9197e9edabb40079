import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  lineHeight: 1.2,
})

/** Beside words that wrap, the symbol would become smaller. */
export const symbolAlone = style([root, { flexShrink: 0 }])

export const symbol = style({ flexShrink: 0, forcedColorAdjust: 'none', printColorAdjust: 'exact' })

export const size = styleVariants({
  s: { width: '1.25rem', height: '1.25rem' },
  m: { width: '1.5rem', height: '1.5rem' },
  l: { width: '2.25rem', height: '2.25rem' },
})

export const shape = styleVariants(vars.color.status, ({ solid }) => ({
  fill: solid,
  stroke: solid,
}))
export const dashed = style({ fill: 'none', stroke: vars.color.status.none.solid })
export const sign = style({ fill: 'none', stroke: vars.color.surface })
export const signNone = style({ fill: 'none', stroke: vars.color.status.none.ink })

export const word = styleVariants(vars.color.status, ({ ink }) => ({ color: ink, fontWeight: 600 }))
