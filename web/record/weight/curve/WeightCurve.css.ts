import { style } from '@vanilla-extract/css'
import { vars } from '../../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })
export const newest = style({ color: vars.color.inkMuted })
export const weight = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: 600,
  color: vars.color.ink,
})
export const none = style({ color: vars.color.inkMuted })
export const limits = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[4],
})
export const limitsTitle = style({ fontSize: vars.text.m })
export const limitList = style({
  display: 'grid',
  gap: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
})
