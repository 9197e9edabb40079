import { style } from '@vanilla-extract/css'
import { page } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('28rem'), { paddingBlockStart: vars.space[3] }])
export const head = style({ display: 'grid', gap: vars.space[1], textAlign: 'center' })
export const title = style({ '@container': { [wide]: { fontSize: vars.text.xxl } } })
export const lead = style({ color: vars.color.inkMuted, textWrap: 'balance' })
export const card = style({ display: 'grid', gap: vars.space[6] })
export const remember = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
  lineHeight: 1.3,
  cursor: 'pointer',
})
export const forgotLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
})
export const foot = style({ justifySelf: 'center', textAlign: 'center' })
export const toggle = style({
  minHeight: vars.touch,
  padding: `0 ${vars.space[1]}`,
  fontWeight: 600,
  color: vars.color.action,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
})

export const ways = style({ display: 'grid', gap: vars.space[4] })
export const separator = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  '::before': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
})
