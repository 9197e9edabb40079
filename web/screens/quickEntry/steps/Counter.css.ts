import { style } from '@vanilla-extract/css'
import { hover } from '../../../base/styles/media'
import { vars } from '../../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[3], justifyItems: 'center' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
})
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(4.5rem, 25vw)',
  height: 'min(4.5rem, 25vw)',
  padding: 0,
  fontSize: '2rem',
  lineHeight: 1,
  color: vars.color.action,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&:active': { backgroundColor: vars.color.actionSoft, borderColor: vars.color.action },
    '&[data-end="true"]': { color: vars.color.inkMuted, borderColor: vars.color.line },
  },
  '@media': {
    [hover]: {
      transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
      selectors: { '&:hover': { backgroundColor: vars.color.actionSoft } },
    },
  },
})
export const value = style({
  minWidth: 'min(5.5rem, 28vw)',
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontSize: 'min(3.25rem, 20vw)',
  fontWeight: 600,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
export const unanswered = style({ color: vars.color.inkMuted })
