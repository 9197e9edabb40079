import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[3],
})
export const mutedAlert = style({ color: vars.color.inkMuted })
export const aside = style({
  alignSelf: 'center',
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
})

export const green = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  color: vars.color.status.green.ink,
  backgroundColor: vars.color.status.green.soft,
  borderRadius: vars.radius.m,
  fontWeight: 600,
})

export const hidden = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px dashed ${vars.color.lineStrong}`,
})
export const group = style({ display: 'grid', gap: vars.space[2], minWidth: 0 })
export const label = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})
