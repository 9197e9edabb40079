import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../base/styles/media'
import { veryLargeText, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  backgroundColor: vars.color.actionSoft,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' }, [forcedColors]: { borderBlockStartColor: 'CanvasText' } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  rowGap: vars.space[3],
  maxWidth: '72rem',
  marginInline: 'auto',
  padding: `${vars.space[3]} max(${vars.space[4]}, env(safe-area-inset-left))`,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      paddingInline: vars.space[8],
    },
  },
})

export const words = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  lineHeight: 1.4,
})
export const fullWidth = style({
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
})
export const title = style({ fontSize: vars.text.m, fontWeight: 650 })
export const text = style({
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  textWrap: 'balance',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  gridRow: 2,
  gridColumn: '1 / -1',
  '@container': { [wide]: { flexWrap: 'nowrap', gridRow: 1, gridColumn: 2 } },
})

export const dismiss = style({
  gridRow: 1,
  gridColumn: 2,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@container': { [wide]: { gridColumn: 3 } },
})

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  width: '100%',
  '@container': {
    [wide]: { width: '18rem' },
    [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
