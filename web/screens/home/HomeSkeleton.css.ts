import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'
import * as cat from '../../record/card/CatCard.css'
import * as home from '../../record/cats/Dashboard.css'

export const root = style([
  home.root,
  { gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'hidden' },
])

export const title = style({ width: '10rem', marginInline: 'auto', paddingBlock: vars.space[2] })

// The other cards are on the right and fade out.
export const strip = style({
  display: 'flex',
  gap: vars.space[6],
  '@container': {
    [wide]: {
      paddingInlineStart: 'max(0px, calc(50% - 23rem))',
      maskImage: 'linear-gradient(to right, black 80%, transparent)',
    },
  },
})

export const card = style([
  cat.root,
  {
    flex: '0 0 100%',
    alignContent: 'start',
    '@container': { [wide]: { flexBasis: 'min(100%, 46rem)' } },
  },
])

export const photo = style([
  cat.photo,
  {
    aspectRatio: '3 / 4',
    maxHeight: '18rem',
    backgroundColor: vars.color.line,
    borderRadius: vars.radius.l,
  },
])

export const { words, remainder } = cat
