import { style } from '@vanilla-extract/css'
import { wide } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'

/** A line that ends in 'a-' or 'a-t-' is hard to read. */
export const unbroken = style({ whiteSpace: 'nowrap' })

export const question = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:focus': { outline: 'none' } },
  '@container': { [wide]: { fontSize: vars.text.xxl } },
})
