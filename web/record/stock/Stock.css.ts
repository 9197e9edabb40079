import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space[2],
  paddingBlockStart: vars.space[1],
})
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 10rem',
  minInlineSize: 0,
  fontSize: vars.text.s,
})
export const icon = style({ flex: 'none' })
export const low = style({ fontWeight: 600 })
export const muted = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
})
export const history = style({ display: 'grid', gap: vars.space[2] })
export { fold, foldSummary as summary } from '../../base/styles/form.css'
export { rowButtons as buttons } from '../../base/styles/layout.css'
