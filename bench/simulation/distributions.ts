// Every number of the simulated cats and owners, with its source. docs/clinical.md prints them.

export const noiseLevels = ['low', 'mid', 'high'] as const
export type NoiseLevel = (typeof noiseLevels)[number]

export const rhythms = ['daily', '85 % of days', 'every third day'] as const
export type Rhythm = (typeof rhythms)[number]

export interface Distribution<Value = number | readonly number[] | Record<string, number>> {
  label: string
  value: Value
  /** `null` if the number is an assumption */
  source: string | null
}

const markovich = 'Markovich 2015, PMC10816345'
const george = 'George 2025, 10.1177/1098612X251348011'

const byNoise = (low: number, mid: number, high: number): Record<NoiseLevel, number> => ({
  low,
  mid,
  high,
})

export const distributions = {
  abnormalAppetite: {
    label: 'cats with an abnormal appetite, share',
    value: 0.43,
    source: `${markovich} (1,079 owners)`,
  },
  abnormalOnMostDays: {
    label: 'of these, share with it on 5–7 days a week',
    value: 0.52,
    source: markovich,
  },
  abnormalDays: {
    label: 'share of days with an abnormal appetite: most days, other cats',
    value: [6 / 7, 2.5 / 7],
    source: null,
  },
  abnormalIsAnswered: {
    label: 'of such days, share answered "50–75 %" instead of "as usual"',
    value: byNoise(0.35, 0.45, 1),
    source: null,
  },
  urinations: {
    label: 'urinations a day of cats with kidney disease: mean, sd between cats',
    value: [3.86, 1.04],
    source: `${george}; 4.6 ± 2.1 in Animals 2026, ani16091319`,
  },
  urinationDaySd: {
    label: 'urinations a day: sd between days of one cat',
    value: byNoise(0.4, 0.6, 1.6),
    source: null,
  },
  vetsNumber: {
    label: 'cats that urinate more than 4 times: share whose vet set a number (the mean plus 1)',
    value: byNoise(0.7, 0.15, 0),
    source: null,
  },
  noStool: { label: 'no stool, share of days', value: 0.33, source: `Jones 2022; ${george}` },
  noStoolAgain: {
    label: 'no stool after a day without, and after two or more, in shares of a day after stool',
    value: [0.65, 0.3],
    source: null,
  },
  abnormalStool: {
    label: 'of stools, share that is hard; soft',
    value: [0.03, 0.03],
    source: null,
  },
  vomitings: {
    label: 'vomitings a month: mean of a log-normal, sd of its logarithm between cats',
    value: [1.5, 0.8],
    source: null,
  },
  less: { label: 'drinks less, share of days', value: 0.02, source: null },
  more: { label: 'drinks more, share of days', value: 0.03, source: null },
  lowEnergy: { label: 'energy 2, share of days', value: 0.02, source: null },
  weight: { label: 'weight in g: mean, sd between cats', value: [4200, 700], source: null },
  weightNoise: {
    label: 'weighing: sd in % of the weight',
    value: byNoise(0.7, 1.1, 1.6),
    source: null,
  },
  unseen: {
    label: '"Pas vu" for urinations, and for stool, share of days',
    value: byNoise(0, 0.15, 0.6),
    source: null,
  },
  smallClumps: {
    label: 'small clumps; large clumps, share of days',
    value: [0.1, 0.2],
    source: null,
  },
  rhythm: {
    label: `entering: ${rhythms.join(', ')}, share of owners`,
    value: [0.6, 0.3, 0.1],
    source: null,
  },
  perfusionDays: {
    label: 'cats that later have fluid overload: days from one perfusion to the next',
    value: 2,
    source: null,
  },
  severity: {
    label: 'severity of an illness: mean, sd between cats',
    value: [1, 0.15],
    source: null,
  },
  hiddenSign: {
    label: 'share of failing cats in which a sign of the illness does not occur, for each sign',
    value: 0.1,
    source: null,
  },
  rationDaySd: { label: 'a sick cat’s ration: sd between days', value: 0.12, source: null },
  energyDaySd: { label: 'a sick cat’s energy: sd between days', value: 0.3, source: null },
} as const satisfies Record<string, Distribution>
