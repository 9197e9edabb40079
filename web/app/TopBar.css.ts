import { style } from '@vanilla-extract/css'
import { wide } from '../styles/media'
import { vars } from '../styles/theme.css'

// The narrowest phones, and 400 % zoom on a desktop.
const narrowest = 'screen and (max-width: 359.98px)'

export const root = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@media': { print: { display: 'none' } },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  maxWidth: '72rem',
  minHeight: '4rem',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@media': {
    [wide]: { paddingInline: vars.space[8] },
    [narrowest]: { flexWrap: 'wrap', gap: 0, paddingInline: vars.space[2] },
  },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
})

/** Where the bar is full, the sign without the name. */
export const home = style([logo, { '@media': { [narrowest]: { maxWidth: '2.25rem', overflow: 'hidden' } } }])

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [wide]: { gap: vars.space[2] } },
})

/** Keeps its place until its address is known. */
export const coming = style({ visibility: 'hidden' })

/** On phones and tablets there is room for the icons alone; the words remain for screen readers. */
export const label = style({
  '@media': {
    'screen and (max-width: 1279.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const badge = style({
  display: 'flex',
  justifyContent: 'center',
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space[2] } },
})

export const offline = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.s,
  fontWeight: 600,
  color: vars.color.status.none.ink,
  backgroundColor: vars.color.status.none.soft,
  borderRadius: vars.radius.full,
})

export const testMode = style([offline, { color: vars.color.status.amber.ink, backgroundColor: vars.color.status.amber.soft }])
