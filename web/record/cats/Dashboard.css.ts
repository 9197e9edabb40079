import { globalStyle, style } from '@vanilla-extract/css'
import { desktop, largeText, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  // With large letters, the card's action stays on a phone's first screen.
  '@container': { [largeText]: { gap: vars.space[2] }, [wide]: { gap: vars.space[6] } },
})

/**
 * On wide screens the portraits are beside the title, and all cards below. Less space is above and
 * between, so that two rows of cards begin on the first screen (product/pages 4.5).
 */
export const gridRoot = style([
  root,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [desktop]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        rowGap: vars.space[3],
        marginBlockStart: `calc(-1 * ${vars.space[5]})`,
      },
    },
  },
])
globalStyle(`${gridRoot} > :nth-child(n + 3)`, { gridColumn: '1 / -1' })

export const title = style({
  textAlign: 'center',
  '@container': { [wide]: { fontSize: vars.text.xxl } },
})
