import { style } from '@vanilla-extract/css'
import { phone } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const button = style({
  display: 'block',
  justifySelf: 'start',
  minHeight: '1.75rem',
  padding: 0,
  fontSize: '0.8125rem',
  fontStyle: 'italic',
  color: vars.color.action,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  background: 'none',
  border: 0,
  borderRadius: '4px',
  cursor: 'pointer',
  '@container': { [phone]: { minHeight: vars.touch, fontSize: vars.text.s } },
})
