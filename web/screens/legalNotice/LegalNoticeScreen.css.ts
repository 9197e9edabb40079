import { style } from '@vanilla-extract/css'
import { page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('46rem'), { gap: vars.space[6] }])
export const sections = style({ display: 'grid', gap: vars.space[8] })
export const title = style({ fontFamily: vars.font.display })
