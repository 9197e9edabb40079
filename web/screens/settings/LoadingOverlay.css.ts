import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  margin: 'auto',
  padding: `0 ${vars.space[8]}`,
  maxWidth: 'calc(100vw - 2rem)',
  color: vars.color.ink,
  backgroundColor: vars.color.surfaceRaised,
  border: 0,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.overlay,
  selectors: { '&::backdrop': { backgroundColor: 'rgb(30 22 14 / 55%)' } },
})
