import { style } from '@vanilla-extract/css'
import { forcedColors, hover } from '../../../base/styles/media'
import { veryLargeText } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'

export const group = style({ display: 'grid', gap: vars.space[3] })
export const legend = style({ fontSize: vars.text.l, fontWeight: 650, lineHeight: 1.3 })
export const signs = style({ display: 'grid', gap: vars.space[2] })

export const quickCounts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  '@container': { [veryLargeText]: { display: 'flex', flexWrap: 'wrap' } },
})
export const quickCount = style({
  minHeight: vars.touch,
  padding: 0,
  lineHeight: 1.15,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  backgroundColor: 'transparent',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.action,
      backgroundColor: vars.color.actionSoft,
      borderColor: vars.color.action,
    },
  },
  '@container': {
    // A line has only as many counts as have space for their words.
    [veryLargeText]: { flex: '1 0 auto', minWidth: vars.touch, paddingInline: vars.space[2] },
  },
  '@media': {
    [hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } },
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: '3px solid Highlight' } } },
  },
})

/** The two words wrap if six counts leave too little space. */
export const unseen = style({ fontSize: vars.text.s })
