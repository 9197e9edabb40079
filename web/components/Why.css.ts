import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

// On paper nothing can be opened: every reason is printed.
export const root = style({})
globalStyle(`${root}::details-content`, { '@media': { print: { contentVisibility: 'visible', height: 'auto' } } })

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  fontSize: vars.text.s,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.s,
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecoration: 'underline' } },
  '@media': { print: { display: 'none' } },
})

export const chevron = style({
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
})

export const body = style({ display: 'grid', gap: vars.space[1], paddingBlockStart: vars.space[3], fontSize: vars.text.s, '@media': { print: { gap: 0, paddingBlockStart: 0, fontSize: '8.5pt' } } })
export const days = style({ display: 'grid', gap: vars.space[1] })
