import { style } from '@vanilla-extract/css'
import { page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('44rem'), { gap: vars.space[6] }])
export const card = style({ display: 'grid', gap: vars.space[4] })
