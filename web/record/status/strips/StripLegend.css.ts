import { style } from '@vanilla-extract/css'
import { vars } from '../../../base/styles/theme.css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The unit is em, because the sheet has smaller type.
  columnGap: '1.1em',
  rowGap: '0.25em',
  fontSize: '0.875em',
  color: vars.color.inkMuted,
})
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: '0.3em' })
export const square = style({ width: '1.2em' })
