import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  // A block on paper: a table that breaks inside a grid would print its repeated head over what follows.
  '@media': { print: { display: 'block', padding: 0, border: 0, backgroundColor: 'transparent', breakInside: 'auto' } },
})
export const title = style({ fontFamily: vars.font.display, '@media': { print: { fontSize: '12pt' } } })
globalStyle(`${section} > * + *`, { '@media': { print: { marginBlockStart: vars.space[2] } } })
export const actions = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
})
