import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { print: { padding: 0, border: 0, backgroundColor: 'transparent', breakInside: 'auto', gap: vars.space[2] } },
})
export const title = style({ fontFamily: vars.font.display })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
})
