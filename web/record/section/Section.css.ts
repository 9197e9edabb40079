import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const section = style({ display: 'grid', gap: vars.space[4] })
export const title = style({ fontFamily: vars.font.display })
export const actions = style({ display: 'flex', justifyContent: 'center', gap: vars.space[2] })
