import { style } from '@vanilla-extract/css'
import { page } from '../styles/page'
import { wide } from '../styles/widths'
import { vars } from '../styles/theme.css'

export const root = style([page('28rem'), { paddingBlockStart: vars.space[3] }])
export const head = style({ display: 'grid', gap: vars.space[2], textAlign: 'center' })
export const title = style({
  outline: 'none',
  '@container': { [wide]: { fontSize: vars.text.xxl } },
})
export const lead = style({ color: vars.color.inkMuted, textWrap: 'balance' })
export const drawing = style({
  justifySelf: 'center',
  width: '11rem',
  maxWidth: '60vw',
  color: vars.color.inkMuted,
})
export const action = style({ justifySelf: 'center' })
export const card = style({ display: 'grid', gap: vars.space[5] })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[6],
})
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.touch })
