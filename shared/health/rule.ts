import type { Category, StatusColor } from './entry'

type Severity = 'red' | 'amber'

/** The alert table (product/rules 3), in the order of the screen: by category, then as written here. */
export const alertRules = {
  'hydration-confirmed-decrease': { category: 'hydration', severity: 'red' },
  'hydration-confirmed-increase': { category: 'hydration', severity: 'amber' },
  'hydration-first-day-decrease': { category: 'hydration', severity: 'amber' },
  'hydration-first-day-increase': { category: 'hydration', severity: 'amber' },
  'hydration-first-day-precise': { category: 'hydration', severity: 'amber' },
  'appetite-refusal': { category: 'appetite', severity: 'red' },
  'appetite-reduced-consecutive': { category: 'appetite', severity: 'amber' },
  'appetite-reduced-first-day': { category: 'appetite', severity: 'amber' },
  'vomiting-water-intolerance': { category: 'vomiting', severity: 'red' },
  'vomiting-frequent': { category: 'vomiting', severity: 'red' },
  'vomiting-two-today': { category: 'vomiting', severity: 'amber' },
  'vomiting-consecutive-light': { category: 'vomiting', severity: 'amber' },
  'urination-no-pee': { category: 'urination', severity: 'red' },
  'urination-straining-low-count': { category: 'urination', severity: 'red' },
  'urination-straining-small-clump': { category: 'urination', severity: 'red' },
  'urination-blood-low-count': { category: 'urination', severity: 'red' },
  'urination-blood-small-clump': { category: 'urination', severity: 'red' },
  'urination-blood-isolated': { category: 'urination', severity: 'red' },
  'urination-straining-isolated': { category: 'urination', severity: 'red' },
  'urination-frequent-small': { category: 'urination', severity: 'amber' },
  'urination-polyuria': { category: 'urination', severity: 'amber' },
  'energy-low-with-red': { category: 'energy', severity: 'red' },
  'energy-low-consecutive': { category: 'energy', severity: 'amber' },
  'energy-low-first-day': { category: 'energy', severity: 'amber' },
} as const satisfies Record<string, { category: Category; severity: Severity }>

/** All but `all-green`, which belongs to no indicator. */
export type AlertRule = keyof typeof alertRules

export type Rule = AlertRule | 'all-green'

/** The worst colour that the indicator's rules raise (product/rules 1.3). */
export function colorOf(rules: readonly AlertRule[]): StatusColor {
  if (rules.some((rule) => alertRules[rule].severity === 'red')) return 'red'
  return rules.length > 0 ? 'amber' : 'green'
}

/** Rules of notices (product/rules 4.1). */
export const noticeRules = {
  'hydration-decrease-unconfirmed': { category: 'hydration' },
  'appetite-reduced-unconfirmed': { category: 'appetite' },
  'vomiting-light-unconfirmed': { category: 'vomiting' },
  'energy-low-unconfirmed': { category: 'energy' },
} as const satisfies Record<string, { category: Category }>

export type NoticeRule = keyof typeof noticeRules

export const watchLevels = ['red', 'amber', 'info'] as const
export type WatchLevel = (typeof watchLevels)[number]

export type WatchMatter = 'entries' | 'weight' | 'care' | 'vet'

/** What stands beside the alerts and says what they miss (product/watches 1.1), in the order on screen within one level. */
export const matterOf = {
  'several-signs': 'entries',
  'energy-very-low': 'entries',
  'appetite-lasting': 'entries',
  'vomiting-lasting': 'entries',
  'no-entry': 'entries',
  'weight-under-threshold': 'weight',
  'weight-loss-confirmed': 'weight',
  'weight-loss': 'weight',
  'weight-gain-fast': 'weight',
  'weighing-due': 'weight',
  'stool-none': 'entries',
  'stool-hard': 'entries',
  'stool-soft': 'entries',
  'dose-doubled': 'care',
  'doses-missed': 'care',
  'dose-after-vomiting': 'care',
  'labs-due': 'vet',
} as const satisfies Record<string, WatchMatter>

export type WatchRule = keyof typeof matterOf

export const watchRules = Object.keys(matterOf) as WatchRule[]
