import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] } },
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { gridTemplateColumns: '15mm minmax(0, 1fr)' } },
})
export const period = style({ color: vars.color.inkMuted, fontSize: vars.text.s, '@media': { print: { fontSize: '7.5pt' } } })
export const change = style({ margin: 0, fontVariantNumeric: 'tabular-nums', '@media': { print: { fontSize: '8pt' } } })
export const none = style([change, { color: vars.color.inkMuted, fontSize: vars.text.s }])
export const since = style({ display: 'block', fontSize: vars.text.s, color: vars.color.inkMuted, '@media': { print: { fontSize: '7pt' } } })
