import { style, styleVariants } from '@vanilla-extract/css'
import { largeText, veryLargeText } from '../styles/widths'
import { vars } from '../styles/theme.css'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  border: '1px solid',
  minWidth: 0,
  '@container': {
    [largeText]: { padding: vars.space[3] },
    [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const tone = styleVariants({
  info: [base, { backgroundColor: vars.color.actionSoft, borderColor: 'transparent' }],
  amber: [
    base,
    { backgroundColor: vars.color.status.amber.soft, borderColor: vars.color.status.amber.solid },
  ],
  red: [
    base,
    {
      backgroundColor: vars.color.status.red.soft,
      borderColor: vars.color.status.red.solid,
      borderWidth: '2px',
    },
  ],
})

export const mark = styleVariants({
  info: { color: vars.color.action },
  amber: { color: vars.color.status.amber.solid },
  red: { color: vars.color.status.red.solid },
})

export const body = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minWidth: 0,
  lineHeight: 1.45,
})
export const title = style({ fontWeight: 650, lineHeight: 1.45 })
