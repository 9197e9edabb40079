import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const mark = style({
  width: '1.25em',
  height: '1.25em',
  animation: `${turn} 900ms linear infinite`,
})

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  color: vars.color.inkMuted,
})
