import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  width: '100%',
  '@container': { [wide]: { width: 'auto' } },
})

export const button = style({
  flex: '1 0 auto',
  maxWidth: '100%',
  paddingInline: vars.space[3],
  fontSize: vars.text.s,
  '@container': { [wide]: { paddingInline: vars.space[5], fontSize: vars.text.m } },
})

// Both buttons fit on one line of a narrow phone, where their icons are hidden.
globalStyle(`${button} > [aria-hidden]`, {
  '@container': { '(width <= 25.7rem)': { display: 'none' } },
})
