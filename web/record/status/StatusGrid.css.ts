import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../base/styles/media'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

const five = '(width >= 64rem)'

// There are five lines on a phone, rows of three and two on a tablet, and one row on wide screens.
export const root = style({
  display: 'grid',
  gap: vars.space[2],
  '@container': {
    [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space[3] },
    [five]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})

const upright = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"icon label" "mark mark" "answer answer"',
  gridTemplateRows: 'auto auto 1fr',
  padding: vars.space[3],
} as const

export const placeholder = style({
  minWidth: 0,
  '@container': { [wide]: { gridColumn: 'span 2' }, [five]: { gridColumn: 'auto' } },
  selectors: {
    '&:nth-child(n + 4)': {
      '@container': { [wide]: { gridColumn: 'span 3' }, [five]: { gridColumn: 'auto' } },
    },
  },
})

const tileBase = style([
  placeholder,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"icon head" "icon answer"',
    alignItems: 'center',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    padding: vars.space[3],
    border: '1px solid',
    borderRadius: vars.radius.m,
    '@container': { [wide]: { ...upright, rowGap: vars.space[2], padding: vars.space[4] } },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  },
])

export const tile = styleVariants(vars.color.status, ({ soft, solid }, color) => [
  tileBase,
  {
    backgroundColor: color === 'none' ? 'transparent' : soft,
    borderColor: color === 'green' ? 'transparent' : solid,
    borderStyle: color === 'none' ? 'dashed' : 'solid',
    // A second frame remains visible in greyscale.
    ...(color === 'red' && { boxShadow: `inset 0 0 0 1px ${solid}` }),
  },
])

/**
 * Has a tone of its own: the tile is green in the data, but not called stable (product/rules 4.3).
 */
export const toConfirm = style([
  tileBase,
  { backgroundColor: vars.color.actionSoft, borderColor: vars.color.action, borderStyle: 'dashed' },
])
export const confirmIcon = style({ gridArea: 'icon', color: vars.color.action })

export const icon = styleVariants(vars.color.status, ({ ink }) => ({
  gridArea: 'icon',
  color: ink,
}))

/** On a phone the state is beside the label, or below it if there is no space. */
export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  '@container': { [wide]: { display: 'contents' } },
})
export const label = style({
  gridArea: 'label',
  fontSize: '1rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
export const mark = style({ gridArea: 'mark', display: 'flex', fontSize: vars.text.s })
export const answer = style({
  gridArea: 'answer',
  fontSize: vars.text.s,
  lineHeight: 1.35,
  alignSelf: 'start',
  minWidth: 0,
})
