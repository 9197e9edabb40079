import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'
import { textArea } from '../../base/ui/forms/Field.css'

export const root = style({ display: 'grid', gap: vars.space[3] })
export const form = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })
export const question = style([textArea, { minHeight: '4.5rem' }])
export const add = style({ justifySelf: 'start' })
