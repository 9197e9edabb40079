import { style } from '@vanilla-extract/css'
import { phone } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const observation = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  minWidth: 0,
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })
export const tag = style({
  padding: `1px ${vars.space[2]}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: vars.color.status.none.ink,
  backgroundColor: vars.color.status.none.soft,
  borderRadius: vars.radius.full,
  '@container': { [phone]: { fontSize: vars.text.s } },
  '@media': { print: { border: `1px solid ${vars.color.lineStrong}` } },
})
export const moreButton = style({
  padding: 0,
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.action } },
})
