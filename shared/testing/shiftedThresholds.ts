import { vi } from 'vitest'
import * as thresholds from '../health/thresholds/thresholds'

export interface ThresholdShift {
  name: string
  from: number
  to: number
  changed: object
}

/** Moves by one step that leave the scale of the answers, for which there are no words. */
const unreachableShifts = [
  'APPETITE_REFUSAL 0',
  'ENERGY_VERY_LOW 0',
  'VOMITING_LIGHT 0',
  'SCALE_MAX 6',
]

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

export const thresholdShifts: ThresholdShift[] = rows
  .flatMap(({ name, from, change }) =>
    [from - 1, from + 1].map((to) => ({ name, from, to, changed: change(to) })),
  )
  .filter(({ name, to }) => !unreachableShifts.includes(`${name} ${to}`))

/** Loads the rules and words with a moved threshold, or with none. */
export async function loadRulesWith(changed: object = {}) {
  vi.doMock('../health/thresholds/thresholds', () => ({ ...thresholds, ...changed }))
  await importAnew()
  const modules = await Promise.all([
    import('../health/alerts/alertMessages'),
    import('../health/alerts/alerts'),
    import('../health/answers/perfusionShare'),
    import('../health/period/journal'),
    import('../health/period/journalLegend'),
    import('../health/answers/measurementSchema'),
    import('../health/alerts/notices'),
    import('../health/alerts/raisedRules'),
    import('../health/rules/ruleWords'),
    import('../health/answers/comparablePreviousEntry'),
    import('../health/alerts/staleness'),
    import('../health/answers/tileAnswer'),
    import('../health/watches/watches'),
    import('../health/thresholds/unlikelyWeight'),
    import('../health/watches/stoolWatches'),
    import('../health/history/burden'),
    import('../health/watches/declineWatch'),
    import('../health/history/pastEntries'),
    import('../health/watches/newHabit'),
  ])
  vi.doUnmock('../health/thresholds/thresholds')
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
    weighingQuestion,
    stool,
    burden,
    decline,
    past,
    habit,
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
    ...weighingQuestion,
    ...stool,
    ...burden,
    ...decline,
    ...past,
    ...habit,
  }
}

/**
 * Resets the modules. A mock applies to the next import: two concurrent imports would take each
 * other's.
 */
async function importAnew(): Promise<void> {
  vi.resetModules()
  await import('../health/thresholds/thresholds')
}

export type Health = Awaited<ReturnType<typeof loadRulesWith>>
