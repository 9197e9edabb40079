import type { Category, StatusColor } from './entry'
import { HIGH_WATER, VOMITING_FREQUENT } from './thresholds'
import { lightVomitings, noVomiting, repeatedVomitings } from './wording'

type Severity = 'red' | 'amber'

/**
 * The alert table (product/rules 3, 6.1), in the order of the screen: by category, then in this
 * order.
 */
export const alertRules = {
  'hydration-confirmed-decrease': {
    category: 'hydration',
    severity: 'red',
    says: "boit moins que d'habitude, deux saisies de suite",
  },
  'hydration-confirmed-increase': {
    category: 'hydration',
    severity: 'amber',
    says: "boit plus que d'habitude, deux saisies de suite",
  },
  'hydration-first-day-decrease': {
    category: 'hydration',
    severity: 'amber',
    says: "boit moins que d'habitude",
  },
  'hydration-first-day-increase': {
    category: 'hydration',
    severity: 'amber',
    says: "boit plus que d'habitude",
  },
  'hydration-first-day-precise': {
    category: 'hydration',
    severity: 'amber',
    says: `boit plus de ${HIGH_WATER} mL/kg/jour`,
  },
  'appetite-refusal': {
    category: 'appetite',
    severity: 'red',
    says: 'refus de manger depuis plus de 24 h',
  },
  'appetite-reduced-consecutive': {
    category: 'appetite',
    severity: 'amber',
    says: "mange moins que d'habitude, deux saisies de suite",
  },
  'appetite-reduced-first-day': {
    category: 'appetite',
    severity: 'amber',
    says: "mange moins que d'habitude",
  },
  'vomiting-water-intolerance': {
    category: 'vomiting',
    severity: 'red',
    says: "ne garde pas l'eau",
  },
  'vomiting-frequent': {
    category: 'vomiting',
    severity: 'red',
    says: `${VOMITING_FREQUENT} vomissements ou plus`,
  },
  'vomiting-two-today': { category: 'vomiting', severity: 'amber', says: repeatedVomitings },
  'vomiting-consecutive-light': {
    category: 'vomiting',
    severity: 'amber',
    says: 'vomissements légers répétés',
  },
  'urination-no-pee': { category: 'urination', severity: 'red', says: 'aucune urine' },
  'urination-straining-low-count': {
    category: 'urination',
    severity: 'red',
    says: 'efforts pour uriner et très peu de mictions',
  },
  'urination-straining-small-clump': {
    category: 'urination',
    severity: 'red',
    says: 'efforts pour uriner et petites boules',
  },
  'urination-blood-low-count': {
    category: 'urination',
    severity: 'red',
    says: 'sang visible et très peu de mictions',
  },
  'urination-blood-small-clump': {
    category: 'urination',
    severity: 'red',
    says: 'sang visible et petites boules',
  },
  'urination-blood-isolated': { category: 'urination', severity: 'red', says: 'sang visible' },
  'urination-straining-isolated': {
    category: 'urination',
    severity: 'red',
    says: 'efforts pour uriner',
  },
  'urination-frequent-small': {
    category: 'urination',
    severity: 'amber',
    says: 'mictions très fréquentes, petites boules ou boules non regardées',
  },
  'urination-polyuria': {
    category: 'urination',
    severity: 'amber',
    says: 'urine beaucoup, boules moyennes ou grosses',
  },
  'energy-low-with-red': {
    category: 'energy',
    severity: 'red',
    says: "très basse, avec un autre signe d'alerte",
  },
  'energy-low-consecutive': {
    category: 'energy',
    severity: 'amber',
    says: 'basse, deux saisies de suite',
  },
  'energy-low-first-day': {
    category: 'energy',
    severity: 'amber',
    says: "plus basse que d'habitude",
  },
} as const satisfies Record<string, { category: Category; severity: Severity; says: string }>

/** Every rule except `all-green`, which belongs to no indicator. */
export type AlertRule = keyof typeof alertRules

export type Rule = AlertRule | 'all-green'

/** Returns the worst colour that the indicator's rules raise (product/rules 1.3). */
export function colorOf(rules: readonly AlertRule[]): StatusColor {
  if (rules.some((rule) => alertRules[rule].severity === 'red')) return 'red'
  return rules.length > 0 ? 'amber' : 'green'
}

/** The rules of notices (product/rules 4.1). */
export const noticeRules = {
  'hydration-decrease-unconfirmed': {
    category: 'hydration',
    says: "boit moins qu'à la saisie précédente",
  },
  'appetite-reduced-unconfirmed': {
    category: 'appetite',
    says: "mange moins qu'à la saisie précédente",
  },
  'vomiting-light-unconfirmed': {
    category: 'vomiting',
    says: `${lightVomitings}, ${noVomiting} à la saisie précédente`,
  },
  'energy-low-unconfirmed': { category: 'energy', says: "plus basse qu'à la saisie précédente" },
} as const satisfies Record<string, { category: Category; says: string }>

export type NoticeRule = keyof typeof noticeRules

export const watchLevels = ['red', 'amber', 'info'] as const
export type WatchLevel = (typeof watchLevels)[number]

export type WatchMatter = 'entries' | 'weight' | 'care' | 'vet'

/**
 * The rules of watches, which cover what the alerts do not (product/watches 1.1), in the order on
 * screen within one level.
 */
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
