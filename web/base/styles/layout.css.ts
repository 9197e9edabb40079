import { style } from '@vanilla-extract/css'
import { wide } from './widths'
import { vars } from './theme.css'

type Step = keyof typeof vars.space

const stack = (step: Step) => style({ display: 'grid', gap: vars.space[step] })

// These place parts one below the other, by the gap between them.
export const stack2 = stack(2)
export const stack3 = stack(3)
export const stack4 = stack(4)

/** Parts in lines that break. */
export const wrapped = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

/** Parts one below the other, none of which is wider than the column. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})

/** The buttons of a row: on a phone below its words in equal columns, on wide screens at its end. */
export const rowButtons = style({
  flex: '1 0 100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space[1],
  '@container': { [wide]: { flex: 'none', display: 'flex', justifyContent: 'end' } },
})
