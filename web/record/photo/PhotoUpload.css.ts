import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, hover } from '../../base/styles/media'
import { visuallyHidden } from '../../base/styles/text.css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  minWidth: 0,
})

// The prompt below, which shows the focus, scrolls into view with the input.
export const input = style([visuallyHidden, { scrollMarginBlockEnd: '10rem' }])

export const prompt = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  width: '100%',
  minHeight: '9rem',
  padding: vars.space[4],
  textAlign: 'center',
  cursor: 'pointer',
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  selectors: {
    [`${input}:focus-visible + &`]: {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [hover]: {
      selectors: {
        '&:hover': { borderColor: vars.color.action, backgroundColor: vars.color.actionSoft },
      },
    },
    [forcedColors]: { borderColor: 'ButtonText' },
  },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  color: vars.color.accent,
  backgroundColor: vars.color.accentSoft,
  borderRadius: vars.radius.full,
})
export const words = style({ fontWeight: 600, color: vars.color.action })

// The photo has two thirds of the home card's frame.
export const photo = style({
  flexShrink: 0,
  width: '9rem',
  height: '12rem',
  objectFit: 'cover',
  backgroundColor: vars.color.accentSoft,
  borderRadius: vars.radius.l,
  selectors: {
    [`${input}:focus-visible ~ &`]: {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
})

export const side = style({
  flex: '1 1 9rem',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[3],
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
})
export const progress = style({ width: '100%' })
export const success = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
  color: vars.color.status.green.ink,
})

export const tips = style({
  width: '100%',
  fontSize: vars.text.s,
  lineHeight: 1.45,
  color: vars.color.inkMuted,
})
export const tipList = style({
  selectors: { '&&': { paddingInlineStart: vars.space[5], listStyle: 'disc' } },
})

const overlayBase = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  fontWeight: 600,
  textAlign: 'center',
  border: '2px solid',
  borderRadius: vars.radius.l,
  // Children would otherwise become the target of the drop.
  pointerEvents: 'none',
})
export const overlay = styleVariants({
  accept: [overlayBase, { color: vars.color.action, backgroundColor: vars.color.actionSoft }],
  reject: [
    overlayBase,
    { color: vars.color.status.red.ink, backgroundColor: vars.color.status.red.soft },
  ],
})
