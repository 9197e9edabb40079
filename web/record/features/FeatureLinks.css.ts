import { style } from '@vanilla-extract/css'
import { hover } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

export const questions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})
export const link = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: '3.75rem',
  paddingBlock: vars.space[2],
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  borderRadius: vars.radius.s,
})
export const question = style({
  fontWeight: 600,
  color: vars.color.action,
  '@media': { [hover]: { selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } } } },
})
export const hint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
