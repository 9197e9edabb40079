import type { Category, StatusColor } from '../answers/entry'
import { HIGH_WATER, VOMITING_FREQUENT } from '../thresholds/thresholds'
import { lightVomitings, noVomiting, repeatedVomitings } from '../thresholds/wording'

type Severity = 'red' | 'amber'

interface AlertRow {
  category: Category
  severity: Severity
  finding: string
  /** The rule whose sign this one names more exactly: a list of signs leaves that rule out. */
  refines?: string
}

/**
 * The alert table (product/rules 3, 6.1), in the order of the screen: by category, then in this
 * order.
 */
export const alertRules = {
  'hydration-confirmed-decrease': {
    category: 'hydration',
    severity: 'red',
    finding: "boit moins que d'habitude, deux saisies de suite",
    refines: 'hydration-first-day-decrease',
  },
  'hydration-confirmed-increase': {
    category: 'hydration',
    severity: 'amber',
    finding: "boit plus que d'habitude, deux saisies de suite",
    refines: 'hydration-first-day-increase',
  },
  'hydration-first-day-decrease': {
    category: 'hydration',
    severity: 'amber',
    finding: "boit moins que d'habitude",
  },
  'hydration-first-day-increase': {
    category: 'hydration',
    severity: 'amber',
    finding: "boit plus que d'habitude",
  },
  'hydration-first-day-precise': {
    category: 'hydration',
    severity: 'amber',
    finding: `boit plus de ${HIGH_WATER} mL/kg/jour`,
  },
  'appetite-refusal': {
    category: 'appetite',
    severity: 'red',
    finding: 'refus de manger depuis plus de 24 h',
  },
  'appetite-reduced-consecutive': {
    category: 'appetite',
    severity: 'amber',
    finding: "mange moins que d'habitude, deux saisies de suite",
    refines: 'appetite-reduced-first-day',
  },
  'appetite-reduced-first-day': {
    category: 'appetite',
    severity: 'amber',
    finding: "mange moins que d'habitude",
  },
  'vomiting-water-intolerance': {
    category: 'vomiting',
    severity: 'red',
    finding: "ne garde pas l'eau",
  },
  'vomiting-frequent': {
    category: 'vomiting',
    severity: 'red',
    finding: `${VOMITING_FREQUENT} vomissements ou plus`,
  },
  'vomiting-two-today': { category: 'vomiting', severity: 'amber', finding: repeatedVomitings },
  'vomiting-consecutive-light': {
    category: 'vomiting',
    severity: 'amber',
    finding: 'vomissements légers répétés',
  },
  'urination-no-pee': { category: 'urination', severity: 'red', finding: 'aucune urine' },
  'urination-straining-low-count': {
    category: 'urination',
    severity: 'red',
    finding: "efforts pour uriner et très peu d'urinations",
    refines: 'urination-straining-isolated',
  },
  'urination-straining-small-clump': {
    category: 'urination',
    severity: 'red',
    finding: 'efforts pour uriner et petites boules',
    refines: 'urination-straining-isolated',
  },
  'urination-blood-low-count': {
    category: 'urination',
    severity: 'red',
    finding: "sang visible et très peu d'urinations",
    refines: 'urination-blood-isolated',
  },
  'urination-blood-small-clump': {
    category: 'urination',
    severity: 'red',
    finding: 'sang visible et petites boules',
    refines: 'urination-blood-isolated',
  },
  'urination-blood-isolated': { category: 'urination', severity: 'red', finding: 'sang visible' },
  'urination-straining-isolated': {
    category: 'urination',
    severity: 'red',
    finding: 'efforts pour uriner',
  },
  'urination-frequent-small': {
    category: 'urination',
    severity: 'amber',
    finding: 'urinations très fréquentes, petites boules ou boules non regardées',
  },
  'urination-polyuria': {
    category: 'urination',
    severity: 'amber',
    finding: 'urine beaucoup, boules moyennes ou grosses',
  },
  'energy-low-with-red': {
    category: 'energy',
    severity: 'red',
    finding: "très basse, avec un autre signe d'alerte",
  },
  'energy-low-consecutive': {
    category: 'energy',
    severity: 'amber',
    finding: 'basse, deux saisies de suite',
  },
  'energy-low-first-day': {
    category: 'energy',
    severity: 'amber',
    finding: "plus basse que d'habitude",
  },
} as const satisfies Record<string, AlertRow>

/** Every rule except `all-green`, which belongs to no indicator. */
export type AlertRule = keyof typeof alertRules

export type Rule = AlertRule | 'all-green'

/** Returns true if `one` names the sign of `other` more exactly. */
export function refines(one: AlertRule, other: AlertRule): boolean {
  const row: AlertRow = alertRules[one]
  return row.refines === other
}

/** Returns the worst colour that the indicator's rules raise (product/rules 1.3). */
export function colorOf(rules: readonly AlertRule[]): StatusColor {
  if (rules.some((rule) => alertRules[rule].severity === 'red')) return 'red'
  return rules.length > 0 ? 'amber' : 'green'
}

/** The rules of notices (product/rules 4.1). */
export const noticeRules = {
  'hydration-decrease-unconfirmed': {
    category: 'hydration',
    finding: "boit moins qu'à la saisie précédente",
  },
  'appetite-reduced-unconfirmed': {
    category: 'appetite',
    finding: "mange moins qu'à la saisie précédente",
  },
  'vomiting-light-unconfirmed': {
    category: 'vomiting',
    finding: `${lightVomitings}, ${noVomiting} à la saisie précédente`,
  },
  'energy-low-unconfirmed': { category: 'energy', finding: "plus basse qu'à la saisie précédente" },
} as const satisfies Record<string, { category: Category; finding: string }>

export type NoticeRule = keyof typeof noticeRules
