import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, hover } from '../styles/media'
import { wide } from '../styles/widths'
import { vars } from '../styles/theme.css'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.touch,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.m,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 0.55 },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
  '@media': {
    [forcedColors]: { borderColor: 'ButtonText' },
    [hover]: {
      transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    },
  },
})

/**
 * Styles a button under a mouse, where the change fades in, and under a finger, where it is
 * immediate.
 */
const pressedStyle = (look: { backgroundColor: string; borderColor?: string }) => ({
  selectors: { '&:active:not(:disabled)': look },
  '@media': { [hover]: { selectors: { '&:hover:not(:disabled)': look } } },
})

export const variant = styleVariants({
  primary: [
    base,
    { color: vars.color.actionInk, backgroundColor: vars.color.action },
    pressedStyle({ backgroundColor: vars.color.actionHover }),
  ],
  secondary: [
    base,
    {
      color: vars.color.action,
      backgroundColor: vars.color.surface,
      borderColor: vars.color.lineStrong,
    },
    pressedStyle({ backgroundColor: vars.color.actionSoft, borderColor: vars.color.action }),
  ],
  quiet: [
    base,
    { color: vars.color.action, backgroundColor: 'transparent', paddingInline: vars.space[3] },
    pressedStyle({ backgroundColor: vars.color.actionSoft }),
  ],
  danger: [
    base,
    { color: vars.color.surface, backgroundColor: vars.color.status.red.solid },
    pressedStyle({ backgroundColor: vars.color.status.red.ink }),
  ],
})

export const size = styleVariants({
  m: {},
  // Two buttons, one of them pending, fit into 328 px.
  l: {
    minHeight: '3.5rem',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.l,
    '@container': { [wide]: { paddingInline: vars.space[6], fontSize: '1.125rem' } },
  },
})

export const block = style({ width: '100%' })

export const iconOnly = style({ width: vars.touch, paddingInline: 0, flexShrink: 0 })

export const icon = style({ display: 'inline-flex', flexShrink: 0 })
