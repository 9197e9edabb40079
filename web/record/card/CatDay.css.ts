import { style } from '@vanilla-extract/css'
import { largeText, veryLargeText } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const dots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  width: '100%',
  maxWidth: '22rem',
  justifySelf: 'center',
  '@container': {
    [largeText]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[2] },
    [veryLargeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[2] },
  },
})
export const dot = style({ display: 'grid', justifyItems: 'center', gap: vars.space[1] })

export const short = style({
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  textDecoration: 'none',
})

export const whatToDo = style({
  display: 'block',
  fontWeight: 600,
  color: 'inherit',
  textWrap: 'balance',
  // Balanced lines may be one more.
  '@container': { [largeText]: { textWrap: 'wrap' } },
})
