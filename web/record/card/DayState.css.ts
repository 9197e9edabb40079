import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

/** It is below photo and name, or below the name alone. */
export const root = style({ gridColumn: '1 / -1' })
const state = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: 600 })
export const doneState = style([state, { color: vars.color.action }])
export const toDo = style([state, { color: vars.color.ink }])
