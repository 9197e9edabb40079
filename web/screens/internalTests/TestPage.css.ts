import { style } from '@vanilla-extract/css'
import { page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style(page('34rem'))
export const card = style({ display: 'grid', gap: vars.space[5], overflowWrap: 'anywhere' })
export const action = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
