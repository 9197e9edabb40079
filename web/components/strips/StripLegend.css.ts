import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  '@media': { print: { fontSize: '7.5pt', columnGap: vars.space[3] } },
})
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
export const square = style({ width: '1.125rem', '@media': { print: { width: '8pt' } } })
