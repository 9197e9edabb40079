import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[2], minWidth: 0 })
export const label = style({ fontWeight: 600, lineHeight: 1.3 })
export const hint = style({ fontSize: vars.text.s, lineHeight: 1.4, color: vars.color.inkMuted })

export const error = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.text.s,
  fontWeight: 600,
  lineHeight: 1.4,
  color: vars.color.status.red.ink,
})
export const errorMark = style({
  flexShrink: 0,
  alignSelf: 'center',
  color: vars.color.status.red.solid,
})

export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.touch,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.inkMuted },
    '&:focus-visible': { outlineOffset: '1px', borderColor: vars.color.action },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.red.solid, borderWidth: '2px' },
    '&:disabled': { opacity: 0.6 },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    // Overrides the browser's autofill colours.
    '&:autofill': {
      boxShadow: `inset 0 0 0 4rem ${vars.color.actionSoft}`,
      WebkitTextFillColor: vars.color.ink,
    },
  },
  '@media': { [forcedColors]: { borderColor: 'FieldText' } },
})

export const withSuffix = style({ position: 'relative' })
export const suffixed = style({ paddingInlineEnd: '3.25rem' })
export const suffix = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
})
export const chevron = style([
  suffix,
  { paddingInlineEnd: vars.space[3], pointerEvents: 'none', color: vars.color.inkMuted },
])
/** The size of a chosen text depends on this width. */
export const choice = style([withSuffix, { containerType: 'inline-size' }])
// WebKit would widen the page for a chosen text that is wider than its field.
export const select = style([
  control,
  {
    appearance: 'none',
    cursor: 'pointer',
    overflow: 'hidden',
    paddingInlineEnd: 'min(3.25rem, 15cqi)',
  },
])
/** Grows with its text where the browser supports that. */
export const textArea = style([
  control,
  { minHeight: '7rem', resize: 'vertical', lineHeight: 1.5, fieldSizing: 'content' },
])
export const counter = style([hint, { justifySelf: 'end', fontVariantNumeric: 'tabular-nums' }])
export const counterFull = style({ color: vars.color.status.amber.ink, fontWeight: 600 })
