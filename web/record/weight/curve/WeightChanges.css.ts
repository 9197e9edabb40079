import { style, styleVariants } from '@vanilla-extract/css'
import { wide } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'

const list = style({ display: 'grid', gap: '0.5em' })
const columns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }
const pair = style({
  display: 'grid',
  gridTemplateColumns: '5.6em minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: '0.5em',
})

export const root = styleVariants({
  screen: [list, { '@container': { [wide]: { ...columns, gap: vars.space[4] } } }],
  sheet: [list, columns],
})
export const item = styleVariants({
  screen: [pair, { '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }],
  sheet: { lineHeight: 1.25 },
})
export const period = style({ color: vars.color.inkMuted, fontSize: '0.9em' })
export const change = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
export const none = style([change, { color: vars.color.inkMuted, fontSize: '0.9em' }])
export const reference = style({ display: 'block', fontSize: '0.85em', color: vars.color.inkMuted })
