import type { SourceName } from '../thresholds/thresholdSources'

export const watchLevels = ['red', 'amber', 'info'] as const
export type WatchLevel = (typeof watchLevels)[number]

export type WatchMatter = 'entries' | 'weight' | 'care' | 'vet'

/** How long 'Vu, merci' dismisses a watch (product/watches 1.5). */
type Aside = 'untilEntry' | 'days'

interface WatchRow {
  matter: WatchMatter
  /** The source of the rule's thresholds (product/watches 1.4). */
  source: SourceName
  /** `days` if omitted */
  aside?: Aside
  /** A watch that was put aside returns when its magnitude has grown by so much. */
  growth?: number
}

/**
 * The rules of watches, which cover what the alerts do not (product/watches 1.1), in the order on
 * screen within one level.
 */
export const watchTable = {
  'several-signs': { matter: 'entries', source: 'convention', aside: 'untilEntry' },
  'energy-very-low': { matter: 'entries', source: 'convention', aside: 'untilEntry' },
  'appetite-lasting': { matter: 'entries', source: 'convention', aside: 'untilEntry' },
  'vomiting-lasting': { matter: 'entries', source: 'convention', aside: 'untilEntry' },
  'vomiting-often': { matter: 'entries', source: 'convention', growth: 1 },
  decline: { matter: 'entries', source: 'decline', aside: 'untilEntry' },
  'urine-few': { matter: 'entries', source: 'urine', aside: 'untilEntry' },
  'water-changed': { matter: 'entries', source: 'convention' },
  'no-entry': { matter: 'entries', source: 'convention' },
  'weight-under-threshold': { matter: 'weight', source: 'vet', growth: 3 },
  'weight-loss-confirmed': { matter: 'weight', source: 'weight', growth: 3 },
  'weight-loss': { matter: 'weight', source: 'weight', growth: 3 },
  'weight-drop': { matter: 'weight', source: 'weight', growth: 3 },
  'weight-gain-fast': { matter: 'weight', source: 'weight', growth: 2 },
  'weighing-due': { matter: 'weight', source: 'weight' },
  'stool-none': { matter: 'entries', source: 'stool', growth: 1 },
  'stool-hard': { matter: 'entries', source: 'stool', growth: 1 },
  'stool-soft': { matter: 'entries', source: 'stool', growth: 1 },
  'dose-doubled': { matter: 'care', source: 'convention', growth: 1 },
  'doses-missed': { matter: 'care', source: 'convention', growth: 1 },
  'dose-after-vomiting': { matter: 'care', source: 'convention' },
  'urination-usual': { matter: 'entries', source: 'urine' },
  'labs-due': { matter: 'vet', source: 'vet' },
} as const satisfies Record<string, WatchRow>

export const watchRow = (rule: WatchRule): WatchRow => watchTable[rule]

export type WatchRule = keyof typeof watchTable

export const watchRules = Object.keys(watchTable) as WatchRule[]
