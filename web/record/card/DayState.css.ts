import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

const state = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: 600 })
export const doneState = style([state, { color: vars.color.action }])
export const toDo = style([state, { color: vars.color.ink }])
