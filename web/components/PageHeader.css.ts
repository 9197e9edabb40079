import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../styles/media'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: '1fr auto', alignItems: 'end', columnGap: vars.space[6] } },
})
export const words = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minWidth: 0 })
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.touch,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  paddingInlineEnd: vars.space[2],
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
})
export const subject = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minWidth: 0 })
export const picture = style({
  flexShrink: 0,
  width: '4.5rem',
  '@media': { [wide]: { width: '6rem' }, print: { display: 'none' } },
})
export const about = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minWidth: 0 })
export const title = style({ '@media': { [wide]: { fontSize: vars.text.xxl } } })
export const meta = style({ color: vars.color.inkMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
})
// On a phone they share the width, so that none is left ragged.
globalStyle(`${actions} > *`, { flexGrow: 1, '@media': { [wide]: { flexGrow: 0 } } })
