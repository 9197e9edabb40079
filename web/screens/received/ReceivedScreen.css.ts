import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('38rem'), wideGaps])
export const name = style({ overflowWrap: 'anywhere' })
export const photo = style({
  width: '9rem',
  height: '12rem',
  objectFit: 'cover',
  borderRadius: vars.radius.l,
})
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
