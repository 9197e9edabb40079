import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  '@media': { [wide]: { justifyContent: 'start' } },
})
export const label = style({ flexBasis: '100%', fontSize: vars.text.s, color: vars.color.inkMuted })
globalStyle(`${root} > :is(a, button)`, { paddingInline: vars.space[3], fontSize: vars.text.s })
