import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  '@media': { [wide]: { justifyItems: 'start' } },
})

const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
})
export const done = style([state, { color: vars.color.action }])
export const toDo = style([state, { color: vars.color.ink }])

export const since = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
const onItsWay = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'center',
  fontSize: vars.text.s,
  '@media': { [wide]: { justifySelf: 'start' } },
})
export const leaves = style([onItsWay, { color: vars.color.inkMuted }])
export const stopped = style([onItsWay, { fontWeight: 600, color: vars.color.ink }])

export const dots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  width: '100%',
  maxWidth: '22rem',
})
export const dot = style({ display: 'grid', justifyItems: 'center', gap: vars.space[1] })

export const short = style({
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  textDecoration: 'none',
})

export const urgent = style({ width: '100%', textAlign: 'start' })

export const whatToDo = style({
  display: 'block',
  fontWeight: 600,
  color: 'inherit',
  textWrap: 'balance',
})
