import { style } from '@vanilla-extract/css'
import { hover } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

export const root = style({ justifySelf: 'center', width: '100%', maxWidth: '22rem' })

// The page is slightly rotated.
export const page = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'center',
  width: '100%',
  padding: vars.space[5],
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.card,
  cursor: 'pointer',
  transform: 'rotate(-1.5deg)',
  transition: `transform ${vars.motion.calm}`,
  '@media': { [hover]: { selectors: { '&:hover': { transform: 'rotate(0)' } } } },
  selectors: { '&:focus-visible': { transform: 'rotate(0)' } },
  // This draws a strip of tape.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: `calc(-1 * ${vars.space[3]})`,
    width: '6rem',
    height: vars.space[6],
    backgroundColor: vars.color.accentSoft,
    border: `1px solid ${vars.color.line}`,
    borderRadius: '2px',
    transform: 'rotate(2deg)',
  },
})

export const photo = style({
  display: 'block',
  width: '100%',
  maxWidth: '12rem',
  overflow: 'hidden',
  color: vars.color.accent,
  backgroundColor: vars.color.accentSoft,
  borderRadius: vars.radius.m,
})
export const words = style({ display: 'grid', gap: vars.space[1], justifyItems: 'center' })
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: 600,
  lineHeight: 1.2,
})
export const description = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const doneBadge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
  color: vars.color.action,
})
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
export const indicator = style({
  display: 'inline-flex',
  // The label is read first: the button's name is one line of text.
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.s,
})
export const moreButton = style({
  fontSize: vars.text.s,
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
