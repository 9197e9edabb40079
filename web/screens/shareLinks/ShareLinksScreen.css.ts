import { style } from '@vanilla-extract/css'
import { page } from '../../styles/page'
import { vars } from '../../styles/theme.css'

export const root = style([page('44rem'), { gap: vars.space[6] }])
export const card = style({ display: 'grid', gap: vars.space[4] })
