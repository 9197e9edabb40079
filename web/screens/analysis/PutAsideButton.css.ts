import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({ marginBlock: `calc(-1 * ${vars.space[2]})`, marginInlineStart: 'auto' })
