import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const compact = style({ paddingInline: 0, fontSize: vars.text.s })
