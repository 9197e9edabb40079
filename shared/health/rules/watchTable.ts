import type { SourceName } from '../thresholds/thresholdSources'

export const watchLevels = ['red', 'amber', 'info'] as const
export type WatchLevel = (typeof watchLevels)[number]

export type WatchMatter = 'entries' | 'weight' | 'care' | 'vet'

/** How long 'Vu, merci' dismisses a watch (product/watches 1.5). */
type Aside = 'untilEntry' | 'days'

interface WatchRow {
  /** the watch in a few words, for lists (product/watches 1.5) */
  says: string
  matter: WatchMatter
  /** where the rule's thresholds come from (product/watches 1.4) */
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
  'several-signs': {
    says: 'plusieurs signes le même jour',
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
  },
  'energy-very-low': {
    says: 'énergie très basse',
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
  },
  'appetite-lasting': {
    says: 'appétit réduit',
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
  },
  'vomiting-lasting': {
    says: 'vomissements chaque jour',
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
  },
  'vomiting-often': {
    says: 'vomissements plus souvent',
    matter: 'entries',
    source: 'convention',
    growth: 1,
  },
  decline: {
    says: 'moins bien que d’habitude',
    matter: 'entries',
    source: 'decline',
    aside: 'untilEntry',
  },
  'urine-few': {
    says: 'urine moins que d’habitude',
    matter: 'entries',
    source: 'urine',
    aside: 'untilEntry',
  },
  'water-changed': { says: 'eau bue', matter: 'entries', source: 'convention' },
  'no-entry': { says: 'pas de saisie', matter: 'entries', source: 'convention' },
  'weight-under-threshold': {
    says: 'poids sous le seuil fixé',
    matter: 'weight',
    source: 'vet',
    growth: 3,
  },
  'weight-loss-confirmed': {
    says: 'perte de poids confirmée',
    matter: 'weight',
    source: 'weight',
    growth: 3,
  },
  'weight-loss': { says: 'perte de poids', matter: 'weight', source: 'weight', growth: 3 },
  'weight-drop': { says: 'poids en baisse rapide', matter: 'weight', source: 'weight', growth: 3 },
  'weight-gain-fast': {
    says: 'prise de poids rapide',
    matter: 'weight',
    source: 'weight',
    growth: 2,
  },
  'weighing-due': { says: 'pesée', matter: 'weight', source: 'weight' },
  'stool-none': { says: 'aucune selle', matter: 'entries', source: 'stool', growth: 1 },
  'stool-hard': { says: 'selles dures', matter: 'entries', source: 'stool', growth: 1 },
  'stool-soft': { says: 'selles molles', matter: 'entries', source: 'stool', growth: 1 },
  'dose-doubled': { says: 'dose notée deux fois', matter: 'care', source: 'convention', growth: 1 },
  'doses-missed': { says: 'doses sans réponse', matter: 'care', source: 'convention', growth: 1 },
  'dose-after-vomiting': {
    says: 'vomissement le jour d’une dose',
    matter: 'care',
    source: 'convention',
  },
  'urination-usual': { says: 'mictions habituelles', matter: 'entries', source: 'urine' },
  'labs-due': { says: 'contrôle', matter: 'vet', source: 'vet' },
} as const satisfies Record<string, WatchRow>

export const watchRow = (rule: WatchRule): WatchRow => watchTable[rule]

export type WatchRule = keyof typeof watchTable

export const watchRules = Object.keys(watchTable) as WatchRule[]
