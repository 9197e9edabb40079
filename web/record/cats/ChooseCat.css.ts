import { style } from '@vanilla-extract/css'
import { veryLargeText } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({ width: '100%', maxWidth: '24rem' })
export const cats = style([root, { display: 'grid', gap: vars.space[3] }])
export const cat = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '4.5rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: vars.text.l,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action,
      backgroundColor: vars.color.actionSoft,
    },
  },
})
export const photo = style({
  flexShrink: 0,
  width: '3rem',
  '@container': { [veryLargeText]: { display: 'none' } },
})
