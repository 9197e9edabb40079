import { style } from '@vanilla-extract/css'
import { shortScreen } from '../styles/media'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[4]}`,
  textAlign: 'center',
  // The action is above the bar at the lower edge of a phone.
  '@media': { [shortScreen]: { gap: vars.space[3], paddingBlock: 0 } },
})
export const drawing = style({
  width: '11rem',
  maxWidth: '60vw',
  color: vars.color.inkMuted,
  '@media': { [shortScreen]: { width: '7rem' } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
})
export const body = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  width: '100%',
  maxWidth: '34rem',
  color: vars.color.inkMuted,
  textWrap: 'balance',
})
