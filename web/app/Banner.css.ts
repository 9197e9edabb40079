import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { forcedColors, reducedMotion, wide } from '../styles/media'
import { vars } from '../styles/theme.css'

const uncover = keyframes({ from: { clipPath: 'inset(0 0 100%)' } })

export const root = style({
  backgroundColor: vars.color.actionSoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' }, [forcedColors]: { borderBlockEndColor: 'CanvasText' } },
})

/**
 * Comes when the page stands already, which uncovers it as it makes room (makeRoom.ts). Where nothing is to slide, nothing
 * may jump either: it lies at the lower edge, above the installed app's navigation, and has its own place at the page's end.
 */
export const late = style([
  root,
  {
    animation: `${uncover} ${vars.motion.calm}`,
    '@media': {
      [reducedMotion]: {
        order: 1,
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        borderBlockEnd: 0,
        borderBlockStart: `1px solid ${vars.color.line}`,
        selectors: { '&:has(~ nav)': { insetBlockEnd: 'calc(4rem + 1px + env(safe-area-inset-bottom))' } },
      },
    },
  },
])
// What has the focus is not to be under it.
globalStyle(`html:has(${late})`, { '@media': { [reducedMotion]: { scrollPaddingBlockEnd: '16rem' } } })

/** Below the screen rather than above it; a late one comes before it. */
export const last = style([root, { order: 1, borderBlockEnd: 0, borderBlockStart: `1px solid ${vars.color.line}` }])

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  rowGap: vars.space[3],
  maxWidth: '72rem',
  marginInline: 'auto',
  padding: `${vars.space[3]} max(${vars.space[4]}, env(safe-area-inset-left))`,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center', paddingInline: vars.space[8] },
  },
})

export const words = style({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[1], lineHeight: 1.4 })
/** Without a button to dismiss it, the words have the whole width. */
export const alone = style({ gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } })
export const title = style({ fontSize: vars.text.m, fontWeight: 650 })
export const text = style({ fontSize: vars.text.s, color: vars.color.inkMuted, textWrap: 'balance' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  gridRow: 2,
  gridColumn: '1 / -1',
  '@media': { [wide]: { flexWrap: 'nowrap', gridRow: 1, gridColumn: 2 } },
})

export const dismiss = style({
  gridRow: 1,
  gridColumn: 2,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': { [wide]: { gridColumn: 3 } },
})

/** Two answers of the same size and weight. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  width: '100%',
  '@media': { [wide]: { width: '18rem' } },
})
