import { style } from '@vanilla-extract/css'
import { hover } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const item = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.75rem',
  paddingBlock: vars.space[2],
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.action } } } },
  selectors: { '&[aria-current]': { color: vars.color.action } },
})
export const words = style({ flex: 1, display: 'grid', minWidth: 0, lineHeight: 1.35 })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const hint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const chevron = style({ flexShrink: 0, color: vars.color.inkMuted })
