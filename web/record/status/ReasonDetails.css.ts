import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

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
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
})

export const chevron = style({
  transition: `transform ${vars.motion.quick}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
})

export const body = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  fontSize: vars.text.s,
})
export const firstDay = style({ fontSize: vars.text.s })
export const days = style({ display: 'grid', gap: vars.space[1] })
