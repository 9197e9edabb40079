import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxWidth: 'min(20rem, calc(100vw - 1rem))',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.text.s,
  lineHeight: 1.35,
  color: vars.color.paper,
  backgroundColor: vars.color.ink,
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
})
