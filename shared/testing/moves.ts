import { vi } from 'vitest'
import * as thresholds from '../health/thresholds'

export interface Move {
  name: string
  from: number
  to: number
  changed: object
}

/** Moves by one step that leave the scale of the answers, for which there are no words. */
const senseless = ['APPETITE_REFUSAL 0', 'ENERGY_VERY_LOW 0', 'VOMITING_LIGHT 0', 'SCALE_MAX 6']

const { HYDRATION_PERCENT, ...numbers } = thresholds

/** The numeric thresholds, then one row for each percentage of hydration. */
const rows: { name: string; from: number; change: (to: number) => object }[] = [
  ...Object.entries(numbers).map(([name, from]) => ({
    name,
    from,
    change: (to: number) => ({ [name]: to }),
  })),
  ...Object.entries(HYDRATION_PERCENT).map(([level, from]) => ({
    name: `HYDRATION_PERCENT.${level}`,
    from,
    change: (to: number) => ({ HYDRATION_PERCENT: { ...HYDRATION_PERCENT, [level]: to } }),
  })),
]

export const thresholdNames = rows.map(({ name }) => name)

export const moves: Move[] = rows
  .flatMap(({ name, from, change }) =>
    [from - 1, from + 1].map((to) => ({ name, from, to, changed: change(to) })),
  )
  .filter(({ name, to }) => !senseless.includes(`${name} ${to}`))

/** Loads the rules and words with a moved threshold, or with none. */
export async function healthWith(changed: object = {}) {
  vi.doMock('../health/thresholds', () => ({ ...thresholds, ...changed }))
  await importAnew()
  const modules = await Promise.all([
    import('../health/alertMessages'),
    import('../health/alerts'),
    import('../health/derived'),
    import('../health/journal'),
    import('../health/journalLegend'),
    import('../health/measurementSchema'),
    import('../health/notices'),
    import('../health/raised'),
    import('../health/ruleWords'),
    import('../health/sequence'),
    import('../health/staleness'),
    import('../health/tileAnswer'),
    import('../health/watches'),
    import('../health/watchMessages'),
    import('../health/weighingQuestion'),
    import('../health/stoolWatches'),
  ])
  vi.doUnmock('../health/thresholds')
  await importAnew()
  const [
    messages,
    alerts,
    derived,
    journal,
    legend,
    schema,
    notices,
    raised,
    words,
    sequence,
    staleness,
    tiles,
    watches,
    watchMessages,
    weighingQuestion,
    stool,
  ] = modules
  return {
    ...messages,
    ...alerts,
    ...derived,
    ...journal,
    ...legend,
    ...schema,
    ...notices,
    ...raised,
    ...words,
    ...sequence,
    ...staleness,
    ...tiles,
    ...watches,
    ...watchMessages,
    ...weighingQuestion,
    ...stool,
  }
}

/**
 * Resets the modules. A mock applies to the next import: two concurrent imports would take each
 * other's.
 */
async function importAnew(): Promise<void> {
  vi.resetModules()
  await import('../health/thresholds')
}

export type Health = Awaited<ReturnType<typeof healthWith>>
