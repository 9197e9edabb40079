import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const summary = style({
  minHeight: vars.touch,
  paddingBlock: vars.space[3],
  fontWeight: 600,
  color: vars.color.action,
  cursor: 'pointer',
})
export const fold = style({ display: 'grid', gap: vars.space[5], paddingBlock: vars.space[3] })
export const group = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, fontWeight: 600 })
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
  lineHeight: 1.3,
  cursor: 'pointer',
})
