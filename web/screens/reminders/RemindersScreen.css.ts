import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('34rem'), wideGaps])
export const cats = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const cat = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      borderColor: vars.color.action,
      fontWeight: 600,
      color: vars.color.action,
    },
  },
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
})
export { smallNote } from '../../base/styles/text.css'
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
})
export const buttons = style({ display: 'grid', gap: vars.space[3] })
export const way = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' })
export const wayName = style({ margin: 0, fontSize: vars.text.m, fontWeight: 600 })
export const address = style({ width: '100%' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
