import { style, styleVariants } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

const base = style({ display: 'grid', columnGap: '3px', rowGap: vars.space[2], minWidth: 0 })

// On a phone a month takes two lines and three months take three, so that each sign stays readable.
export const root = styleVariants({
  30: [base, { '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  90: [
    base,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  ],
  sheet: [base, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 0 }],
})

export const block = style({ minWidth: 0 })
export const drawing = style({ width: '100%', height: 'auto', forcedColorAdjust: 'none', printColorAdjust: 'exact' })
const from = style({ display: 'block', fontSize: '0.75rem', lineHeight: 1.2, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const date = styleVariants({
  shown: [from],
  phone: [from, { '@media': { [wide]: { display: 'none' } } }],
})

const { green, amber, red, none } = vars.color.status
export const square = styleVariants({
  green: { fill: green.soft },
  amber: { fill: amber.soft, stroke: amber.solid, strokeWidth: 0.8 },
  red: { fill: red.solid },
  none: { fill: 'none', stroke: none.solid, strokeWidth: 0.7, strokeDasharray: '1.6 1.2' },
  missing: {},
})
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const sign = styleVariants({
  green: { ...stroke, stroke: green.solid, strokeWidth: 1.15 },
  amber: { ...stroke, stroke: amber.ink, strokeWidth: 1.4 },
  red: { fill: vars.color.surface },
  none: { ...stroke, stroke: none.ink, strokeWidth: 1 },
  missing: { ...stroke, stroke: vars.color.lineStrong, strokeWidth: 1.6 },
})
