import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '72rem',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  fontSize: vars.text.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': { [wide]: { paddingInline: vars.space[8] } },
})
export const mark = style({ flexShrink: 0, color: vars.color.inkMuted })
export const stopped = style({ flexShrink: 0, color: vars.color.ink })
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  // The button moves below the words if the letters are large.
  flex: '1 1 8rem',
  minHeight: vars.touch,
  padding: `${vars.space[2]} 0`,
  textAlign: 'start',
  fontWeight: 600,
  color: vars.color.ink,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.2em',
})

export const newer = style([line, { alignItems: 'flex-start', paddingBlock: vars.space[3] }])
export const newerWords = style({ flex: '1 1 14rem' })

export const group = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[4],
})
export const groupTitle = style({ fontSize: vars.text.m, fontWeight: 650 })
export const items = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[3] })
export const item = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const name = style({ fontWeight: 650 })
export const state = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const answers = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.text.s,
  overflowWrap: 'anywhere',
})
export const note = style({ whiteSpace: 'pre-line' })
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
})
