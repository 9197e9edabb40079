import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const stale = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: vars.touch,
  color: vars.color.status.none.ink,
  backgroundColor: vars.color.status.none.soft,
  borderRadius: vars.radius.m,
})
export const staleText = style({ flex: '1 1 12rem', fontWeight: 600 })
