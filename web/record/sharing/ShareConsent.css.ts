import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const shown = style({ display: 'grid', gap: vars.space[3] })
export const list = style({ display: 'grid', gap: vars.space[1] })
globalStyle(`${list} > li`, {
  display: 'list-item',
  listStyle: 'disc',
  marginInlineStart: vars.space[5],
})
export const nothing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkMuted,
})
