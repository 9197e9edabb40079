import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'

// The height of the header with its picture and, on a phone, its buttons.
export const header = style({
  display: 'grid',
  alignContent: 'center',
  maxWidth: '18rem',
  minHeight: '14.25rem',
  '@container': { [wide]: { minHeight: '9.25rem' } },
})
export const title = style({ width: '8rem' })
