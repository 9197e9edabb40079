import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const sharedParts = style({ display: 'grid', gap: vars.space[3] })
export const list = style({ display: 'grid', gap: vars.space[1] })
globalStyle(`${list} > li`, {
  display: 'list-item',
  listStyle: 'disc',
  marginInlineStart: vars.space[5],
})
export const noParts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkMuted,
})
