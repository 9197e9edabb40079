import { describe, expect, it } from 'vitest'
import { distributions } from './distributions'
import { type IllnessKind, illnessKinds } from './failingCats'
import { type Day, historyOf, RUN_IN_DAYS } from './histories'
import { type Habits, catProfileOf } from './household'
import { randomOf } from './random'
import { simulateFailing } from './sensitivity'

const habits: Habits = { noise: 'mid', rhythm: 'daily', weighing: 'daily', hasPerfusions: false }

function simulated(seed: string, days: number, kind?: IllnessKind): Day[] {
  const random = randomOf(seed)
  return historyOf(random, catProfileOf(random, habits), days, kind)
}

const kindOf = (name: string): IllnessKind =>
  illnessKinds.find((kind) => kind.name.startsWith(name))!

/** The last day of each of 200 cats of a kind. */
const lastDays = (name: string): Day[] =>
  Array.from({ length: 200 }, (_, cat) =>
    simulated(`${name} ${cat}`, kindOf(name).days, kindOf(name)).at(-1)!,
  )

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const share = <T>(values: readonly T[], holds: (value: T) => boolean) =>
  mean(values.map((value) => (holds(value) ? 1 : 0)))

describe('simulated histories', () => {
  it('are the same for the same seed only', () => {
    expect(simulated('one', 20)).toEqual(simulated('one', 20))
    expect(simulated('one', 20)).not.toEqual(simulated('other', 20))
  })

  it('have the shares of the distributions in stable cats', () => {
    const days = Array.from({ length: 300 }, (_, cat) => simulated(`stable ${cat}`, 30)).flat()
    const entries = days.map(({ entry }) => entry!)
    const { noStool, unseen, less, more, lowEnergy, vomitings, urinations } = distributions
    const seen = entries.filter(({ stool }) => stool !== 'unseen')
    const without = share(seen, ({ stool }) => stool === 'none')
    expect(Math.abs(without - noStool.value)).toBeLessThan(0.015)
    expect(share(entries, ({ stool }) => stool === 'unseen')).toBeCloseTo(unseen.value.mid, 2)
    expect(share(entries, ({ urination }) => urination === null)).toBeCloseTo(unseen.value.mid, 2)
    const drinks = (level: string) =>
      share(entries, ({ quickHydrationValue }) => quickHydrationValue === level)
    expect(drinks('less')).toBeCloseTo(less.value, 2)
    expect(drinks('more')).toBeCloseTo(more.value, 2)
    expect(share(entries, ({ lethargy }) => lethargy === 2)).toBeCloseTo(lowEnergy.value, 2)
    const monthly = mean(entries.map(({ vomiting }) => vomiting!)) * 30
    expect(Math.abs(monthly - vomitings.value[0])).toBeLessThan(0.25)
    const counts = entries.flatMap(({ urination }) => urination ?? [])
    expect(Math.abs(mean(counts) - urinations.value[0])).toBeLessThan(0.15)
  })

  it('have the noise of the weighings', () => {
    const grams = simulated('weighed', 2000).map(({ weighing }) => weighing!.grams)
    const middle = mean(grams)
    const sd = Math.sqrt(mean(grams.map((one) => (one / middle - 1) ** 2))) * 100
    expect(sd).toBeCloseTo(distributions.weightNoise.value.mid, 1)
  })

  it('show the signs of an illness after its onset, and not before', () => {
    const oliguria = kindOf('oliguria')
    const days = Array.from({ length: 200 }, (_, cat) =>
      simulated(`urine ${cat}`, oliguria.days, oliguria),
    )
    const urinationsOn = (index: number) =>
      mean(days.flatMap((history) => history[index]!.entry!.urination ?? []))
    expect(urinationsOn(RUN_IN_DAYS - 1)).toBeGreaterThan(3.5)
    expect(urinationsOn(RUN_IN_DAYS + oliguria.days - 1)).toBeLessThan(1)
    const constipated = lastDays('constipation').map(({ entry }) => entry!.stool)
    expect(share(constipated, (stool) => stool === 'none')).toBeGreaterThan(0.65)
    const anorexic = lastDays('slow anorexia').map(({ entry }) => entry!.appetite!)
    expect(share(anorexic, (appetite) => appetite <= 2)).toBeGreaterThan(0.8)
  })

  it('raise the weight of an overloaded cat by 9 %', () => {
    const overload = kindOf('fluid overload')
    const gains = Array.from({ length: 100 }, (_, cat) => {
      const grams = simulated(`fluid ${cat}`, overload.days, overload).map(
        ({ weighing }) => weighing!.grams,
      )
      return grams.at(-1)! / mean(grams.slice(0, RUN_IN_DAYS)) - 1
    })
    expect(mean(gains)).toBeCloseTo(0.09, 2)
  })
})

describe('the sensitivity', () => {
  const kind = { ...kindOf('oliguria'), name: 'test' }

  it('finds a sign that is red at once on the day of the onset', () => {
    const strains = { ...kind, signs: () => ({ straining: 2 }) }
    const { amber, red, neverRedShare } = simulateFailing(40, strains, 'low', 'daily')
    expect({ amber, red }).toEqual({ amber: 0, red: 0 })
    expect(neverRedShare).toBeLessThan(0.25)
  })

  it('finds more losses if the owner weighs again on request of the app', () => {
    const thin = { ...kindOf('weight −2 % a week, weighed every 33 days'), name: 'thin' }
    const neverRed = (weighsAgain: boolean) =>
      simulateFailing(40, { ...thin, weighsAgain }, 'mid', 'daily').neverRedShare
    expect(neverRed(true)).toBeLessThan(neverRed(false) / 2)
  })

  it('finds no red in cats that stay well', () => {
    const well = { ...kind, signs: () => ({}) }
    expect(simulateFailing(40, well, 'low', 'daily')).toEqual({
      amber: null,
      red: null,
      neverRedShare: 1,
    })
  })
})
