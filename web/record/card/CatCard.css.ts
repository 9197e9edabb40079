import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { largeText, veryLargeText, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'
import { body, tone } from '../../base/ui/Callout.css'

// A grid of narrow cards sets these on wide screens.
export const photoWidth = createVar()
export const photoRows = createVar()
/** The columns of all that is below name and state. */
export const restColumn = createVar()

/** Letters of 20 px and more leave this width to a photo beside the name. */
const smallPhoto = '20vw'

// The photo is beside the name, so that the button is on a phone's first screen.
export const root = style({
  display: 'grid',
  gridTemplateColumns: '6.75rem minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space[4],
  '@container': {
    [largeText]: { gridTemplateColumns: `${smallPhoto} minmax(0, 1fr)`, gap: vars.space[3] },
    [wide]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: `${fallbackVar(photoWidth, '13.5rem')} minmax(0, 1fr)`,
      columnGap: vars.space[6],
    },
  },
})

/**
 * Two rows of such cards begin on the first screen of 1280 × 800 px (product/pages 4.5). `&&`
 * precedes the rules of other cards on a wide screen.
 */
export const compact = style([
  root,
  {
    selectors: {
      '&&': {
        gridTemplateColumns: '3.5rem minmax(0, 1fr)',
        gap: `${vars.space[3]} ${vars.space[2]}`,
        padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
      },
    },
  },
])

globalStyle(`${compact} ${tone.red}`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'center',
})
globalStyle(`${compact} ${tone.red} ${body}`, { gap: vars.space[1], fontSize: vars.text.s })
globalStyle(`${compact} ${tone.red} a`, { textWrap: 'wrap' })

// The photo is 3:4 and 18rem high at most (product/pages 4.2).
export const photo = style({
  width: '100%',
  maxWidth: '13.5rem',
  '@container': {
    [veryLargeText]: { width: smallPhoto },
    [wide]: { gridRow: fallbackVar(photoRows, '1 / span 2') },
  },
})

/** Name and state. On a phone, the state has a line of its own below photo and name. */
export const head = style({
  display: 'contents',
  '@container': { [wide]: { display: 'grid', alignContent: 'start', gap: vars.space[1] } },
  selectors: { [`${compact} &`]: { alignContent: 'center', fontSize: vars.text.s } },
})
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  // The name alone is beside the photo.
  '@container': { [veryLargeText]: { display: 'contents' } },
})

globalStyle(`${words} > :not(h2)`, { '@container': { [veryLargeText]: { gridColumn: '1 / -1' } } })

export const remainder = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  '@container': {
    [veryLargeText]: { order: 1 },
    [wide]: { gridColumn: fallbackVar(restColumn, '2') },
  },
  selectors: {
    [`${compact} &`]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: vars.space[2],
      columnGap: vars.space[5],
    },
  },
})

export const questionnaire = style({
  selectors: { [`${compact} &`]: { paddingInline: vars.space[2], fontSize: '1rem' } },
})
// The icon would leave too little space for 'questionnaire'.
globalStyle(`${questionnaire} > [aria-hidden]`, {
  '@container': { [veryLargeText]: { display: 'none' } },
})

export const name = style({
  fontFamily: vars.font.display,
  // The width of the screen limits large letters, so that a name is not broken.
  fontSize: `min(${vars.text.xxl}, 9vw)`,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  '@container': { [veryLargeText]: { alignSelf: 'center' } },
  selectors: { [`${compact} &`]: { fontSize: vars.text.xl } },
})
/** The text is small enough not to break a word on a phone. */
export const longName = style([
  name,
  {
    fontSize: `min(${vars.text.xl}, 6.5vw)`,
    selectors: { [`${compact} &`]: { fontSize: vars.text.l } },
  },
])
/** With the largest letters, the state precedes it. */
export const owner = style({
  color: vars.color.inkMuted,
  textWrap: 'balance',
  '@container': { [veryLargeText]: { order: 1 } },
})
export const breed = style([owner, { selectors: { [`${compact} &`]: { display: 'none' } } }])

export const actions = style({
  display: 'grid',
  // The columns are as wide as their words, with equal gaps. Helpers have fewer actions.
  gridAutoFlow: 'column',
  '@container': {
    [largeText]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    [`${compact} &`]: {
      display: 'flex',
      gap: vars.space[5],
      paddingBlockStart: 0,
      borderBlockStart: 0,
    },
  },
})
globalStyle(`${compact} ${actions} > :last-child`, { marginInlineStart: 'auto' })
// In a compact card the actions are in one line with 'Ajouter', the only button beside them.
globalStyle(`${compact} ${remainder} > :not(button)`, { gridColumn: '1 / -1' })
globalStyle(`${compact} ${remainder} > button ~ ${actions}`, { gridColumn: '2' })

// The icon is above the word, so that four buttons fit on the smallest phone.
export const action = style({
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInline: 0,
  fontSize: vars.text.s,
})
globalStyle(`${compact} ${action} svg`, { display: 'none' })
// The gap to the hidden icon would place the words lower than 'Ajouter'.
globalStyle(`${compact} ${action}`, { gap: 0 })

export const furtherActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  selectors: { [`${compact} &`]: { justifyContent: 'start', gap: vars.space[5] } },
})
export const remove = style({
  fontSize: vars.text.s,
  fontWeight: 400,
  color: vars.color.inkMuted,
  selectors: { [`${compact} &`]: { paddingInline: 0 } },
})
