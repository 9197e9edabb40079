import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[6], width: '100%', maxWidth: '46rem', marginInline: 'auto' })
export const sections = style({ display: 'grid', gap: vars.space[8] })
export const section = style({ display: 'grid', gap: vars.space[2] })
export const title = style({ fontFamily: vars.font.display })
