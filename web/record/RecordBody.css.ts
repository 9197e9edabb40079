import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const section = style({ display: 'grid', gap: vars.space[4] })
// Further down than a screen's height: laid out when it comes near.
export const below = style([section, { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 40rem' }])
export const title = style({ fontFamily: vars.font.display })
export const actions = style({ display: 'flex', justifyContent: 'center', gap: vars.space[2] })
