import { plural } from '../../base/plural'
import { rationAtMost } from '../answers/answerLabels'
import type { SourceName } from '../thresholds/sources'
import {
  APPETITE_REDUCED,
  APPETITE_REFUSAL,
  ENERGY_LOW,
  ENERGY_VERY_LOW,
  HIGH_WATER,
  SCALE_MAX,
  URINATION_MANY_LARGE,
  URINATION_MANY_SMALL,
  URINATION_VERY_LOW,
  USABLE_GAP_HOURS,
  VOMITING_FREQUENT,
  VOMITING_LIGHT,
  VOMITING_REPEATED,
} from '../thresholds/thresholds'
import { lightVomitings, noVomiting, range, repeatedVomitings } from '../thresholds/wording'
import { type AlertRule, type NoticeRule } from './rules'
import { type WatchRule, watchTable } from './watchTable'
import { watchWords } from './watchWords'

// The French explanation of each rule (product/rules 6.3).

const gap = USABLE_GAP_HOURS % 24 === 0 ? `${USABLE_GAP_HOURS / 24} jours` : `${USABLE_GAP_HOURS} h`
const twoEntriesWords = `sur deux saisies espacées de ${gap} au plus`
const firstDay = 'sans saisie précédente récente pour comparer'
const reducedAppetite = `Au plus ${rationAtMost(APPETITE_REDUCED)}\u202f% de la ration`
const refusedWords =
  APPETITE_REFUSAL > 1
    ? `Au plus ${rationAtMost(APPETITE_REFUSAL)}\u202f% de la ration`
    : 'N’a rien mangé de sa ration (0\u202f%)'
const fewUrinations = `${URINATION_VERY_LOW} ${plural(URINATION_VERY_LOW, 'urination')} ${plural(URINATION_VERY_LOW, 'observée')} ou moins`
const lowEnergy = `Énergie à ${ENERGY_LOW}/${SCALE_MAX} ou moins`
const lowEnergyWatch = `Énergie à ${ENERGY_VERY_LOW}/${SCALE_MAX}${ENERGY_VERY_LOW > 1 ? ' ou moins' : ''}`
const unlessUsualWords = '\u202f; ou plus que le nombre habituel fixé avec votre vétérinaire'
const unconfirmed = 'ce n’est pas encore confirmé par une deuxième saisie'

const words: Record<AlertRule | NoticeRule, string> = {
  'hydration-confirmed-decrease': `Boit moins que d’habitude ${twoEntriesWords}.`,
  'hydration-confirmed-increase': `Boit plus que d’habitude ${twoEntriesWords}, sans perfusion le dernier jour.`,
  'hydration-first-day-decrease': `Boit moins que d’habitude, ${firstDay}.`,
  'hydration-first-day-increase': `Boit plus que d’habitude, ${firstDay}.`,
  'hydration-first-day-precise': `Plus de ${HIGH_WATER} mL d’eau par kg et par jour, perfusion non comptée, ${firstDay}.`,
  'hydration-decrease-unconfirmed': `Boit moins qu’à la saisie précédente\u00a0: ${unconfirmed}.`,
  'appetite-refusal': `${refusedWords}.`,
  'appetite-reduced-consecutive': `${reducedAppetite} ${twoEntriesWords}.`,
  'appetite-reduced-first-day': `${reducedAppetite}, ${firstDay}.`,
  'appetite-reduced-unconfirmed': `${reducedAppetite}, et davantage à la saisie précédente\u00a0: ${unconfirmed}.`,
  'vomiting-water-intolerance': 'L’eau bue est vomie, quel que soit le nombre de vomissements.',
  'vomiting-frequent': `${VOMITING_FREQUENT} vomissements ou plus le même jour.`,
  'vomiting-two-today': `${repeatedVomitings} le même jour.`,
  'vomiting-consecutive-light':
    `Vomissements ${twoEntriesWords}\u00a0: ${range(VOMITING_LIGHT, VOMITING_REPEATED - 1)} aujourd’hui, ` +
    `et au moins ${VOMITING_LIGHT} (ou l’eau non gardée) à la précédente.`,
  'vomiting-light-unconfirmed': `${lightVomitings}, et ${noVomiting} à la saisie précédente\u00a0: ${unconfirmed}.`,
  'urination-no-pee': 'Aucune urine de la journée.',
  'urination-straining-low-count': `Efforts pour uriner, et ${fewUrinations}.`,
  'urination-straining-small-clump': 'Efforts pour uriner, et de petites boules dans la litière.',
  'urination-blood-low-count': `Sang visible, et ${fewUrinations}.`,
  'urination-blood-small-clump': 'Sang visible, et de petites boules dans la litière.',
  'urination-blood-isolated':
    'Sang visible dans les urines, même avec des urinations et des boules habituelles.',
  'urination-straining-isolated':
    'Efforts pour uriner, même avec des urinations et des boules habituelles.',
  'urination-frequent-small': `Plus de ${URINATION_MANY_SMALL} urinations, avec de petites boules ou des boules non regardées, et sans effort${unlessUsualWords}.`,
  'urination-polyuria': `Plus de ${URINATION_MANY_LARGE} urinations, avec des boules moyennes ou grosses et sans perfusion${unlessUsualWords}.`,
  'energy-low-with-red': `${lowEnergyWatch}, et l’appétit, les vomissements ou l’urination sont urgents.`,
  'energy-low-consecutive': `${lowEnergy} ${twoEntriesWords}.`,
  'energy-low-first-day': `${lowEnergy}, ${firstDay}.`,
  'energy-low-unconfirmed': `${lowEnergy}, et au-dessus à la saisie précédente\u00a0: ${unconfirmed}.`,
}

/** Accepts any string: the server may send a `rule` that is newer than this build. */
export function ruleWords(rule: string): string | null {
  if (isWatch(rule)) return watchWords[rule]
  return isKnown(rule) ? words[rule] : null
}

/** Returns the name of the rule's source (product/watches 1.4). */
export function ruleSource(rule: string): SourceName {
  return isWatch(rule) ? watchTable[rule].source : 'document'
}

function isWatch(rule: string): rule is WatchRule {
  return rule in watchWords
}

function isKnown(rule: string): rule is AlertRule | NoticeRule {
  return rule in words
}
