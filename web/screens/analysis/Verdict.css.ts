import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({ display: 'grid', '@media': { print: { display: 'none' } } })
export const finding = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** The buttons have the full width on a phone, and are side by side on wide screens. */
export const ways = style({
  display: 'grid',
  gap: vars.space[2],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'auto auto',
      justifyContent: 'start',
      alignItems: 'end',
      columnGap: vars.space[4],
    },
  },
})
export const green = style([
  root,
  {
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    color: vars.color.status.green.ink,
    backgroundColor: vars.color.status.green.soft,
    borderRadius: vars.radius.m,
  },
])
export const calm = style({ fontWeight: 650 })
