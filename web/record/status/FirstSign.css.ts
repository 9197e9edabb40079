import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space[2],
})

export const root = styleVariants(vars.color.status, ({ ink }) => [line, { color: ink }])
