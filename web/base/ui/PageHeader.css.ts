import { globalStyle, style } from '@vanilla-extract/css'
import { veryLargeText, wide } from '../styles/widths'
import { vars } from '../styles/theme.css'

// The actions are beside the words if these keep a readable width, otherwise below.
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space[6],
  rowGap: vars.space[4],
})
export const words = style({
  flex: '1 1 20rem',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minWidth: 0,
})
export const backLink = style({
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
export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  // Beside the picture, the words would not fit.
  '@container': { [veryLargeText]: { flexDirection: 'column', alignItems: 'start' } },
})
export const picture = style({
  flexShrink: 0,
  width: '4.5rem',
  '@container': { [wide]: { width: '6rem' } },
  '@media': { print: { display: 'none' } },
})
export const description = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minWidth: 0,
})
export const title = style({ '@container': { [wide]: { fontSize: vars.text.xxl } } })
export const meta = style({ color: vars.color.inkMuted, textWrap: 'balance' })
export const actions = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@container': { [wide]: { flexGrow: 0 } },
  '@media': { print: { display: 'none' } },
})
globalStyle(`${actions} > *`, { flexGrow: 1, '@container': { [wide]: { flexGrow: 0 } } })
