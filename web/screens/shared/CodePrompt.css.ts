import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  width: 'min(24rem, 100%)',
  margin: '0 auto',
  paddingBlock: vars.space[8],
})
export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
  textWrap: 'balance',
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  color: vars.color.action,
  backgroundColor: vars.color.actionSoft,
  borderRadius: vars.radius.full,
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  lineHeight: 1.2,
})
export const lead = style({ color: vars.color.inkMuted })
