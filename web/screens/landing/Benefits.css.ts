import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[6] })
export const title = style({ fontFamily: vars.font.display, fontSize: vars.text.xl })
export const list = style({
  display: 'grid',
  gap: vars.space[4],
  '@container': {
    [wide]: { gridTemplateColumns: '1fr 1fr' },
    [desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})
export const card = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  color: vars.color.accent,
  backgroundColor: vars.color.accentSoft,
  borderRadius: vars.radius.m,
})
export const text = style({ color: vars.color.inkMuted })
