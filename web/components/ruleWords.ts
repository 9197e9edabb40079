import { type AlertRule, alertRules, type NoticeRule, noticeRules } from '#shared/health/rule'
import {
  HIGH_WATER,
  URINATION_MANY_LARGE,
  URINATION_MANY_SMALL,
  URINATION_VERY_LOW,
  USABLE_GAP_HOURS,
  VOMITING_FREQUENT,
} from '#shared/health/thresholds'

// The rule behind an alert, as one would say it (decisions, Rules: each alert says why: entries, values, rule).

const inARow = `sur deux saisies espacées de ${USABLE_GAP_HOURS / 24} jours au plus`
const firstDay = 'sans saisie précédente récente pour comparer'
const unconfirmed = 'ce n’est pas encore confirmé par une deuxième saisie'

const words: Record<AlertRule | NoticeRule, string> = {
  'hydration-confirmed-decrease': `Boit moins que d’habitude ${inARow}.`,
  'hydration-confirmed-increase': `Boit plus que d’habitude ${inARow}, sans perfusion le dernier jour.`,
  'hydration-first-day-decrease': `Boit moins que d’habitude, ${firstDay}.`,
  'hydration-first-day-increase': `Boit plus que d’habitude, ${firstDay}.`,
  'hydration-first-day-precise': `Plus de ${HIGH_WATER} mL d’eau par kg et par jour, perfusion non comptée, ${firstDay}.`,
  'hydration-decrease-unconfirmed': `Boit moins qu’à la saisie précédente\u00a0: ${unconfirmed}.`,
  'appetite-refusal': 'N’a rien mangé de sa ration (0 %).',
  'appetite-reduced-consecutive': `Au plus 75 % de la ration ${inARow}.`,
  'appetite-reduced-first-day': `Au plus 75 % de la ration, ${firstDay}.`,
  'appetite-reduced-unconfirmed': `Au plus 75 % de la ration, et davantage à la saisie précédente\u00a0: ${unconfirmed}.`,
  'vomiting-water-intolerance': 'L’eau bue est vomie, quel que soit le nombre de vomissements.',
  'vomiting-frequent': `${VOMITING_FREQUENT} vomissements ou plus le même jour.`,
  'vomiting-two-today': '2 vomissements le même jour.',
  'vomiting-consecutive-light': `Vomissements ${inARow}\u00a0: 1 aujourd’hui, et au moins 1 (ou l’eau non gardée) à la précédente.`,
  'vomiting-light-unconfirmed': `1 vomissement, et aucun à la saisie précédente\u00a0: ${unconfirmed}.`,
  'urination-no-pee': 'Aucune urine de la journée.',
  'urination-straining-low-count': `Efforts pour uriner, et ${URINATION_VERY_LOW} mictions observées ou moins.`,
  'urination-straining-small-clump': 'Efforts pour uriner, et de petites boules dans la litière.',
  'urination-blood-low-count': `Sang visible, et ${URINATION_VERY_LOW} mictions observées ou moins.`,
  'urination-blood-small-clump': 'Sang visible, et de petites boules dans la litière.',
  'urination-blood-isolated': 'Sang visible dans les urines, quel que soit le reste.',
  'urination-straining-isolated': 'Efforts pour uriner, même avec des mictions et des boules habituelles.',
  'urination-frequent-small': `Plus de ${URINATION_MANY_SMALL} mictions, avec de petites boules et sans effort.`,
  'urination-polyuria': `Plus de ${URINATION_MANY_LARGE} mictions, avec des boules moyennes ou grosses et sans perfusion.`,
  'energy-low-with-red': 'Très abattu (1/5), et l’appétit, les vomissements ou l’urination sont urgents.',
  'energy-low-consecutive': `Énergie à 2/5 ou moins ${inARow}.`,
  'energy-low-first-day': `Énergie à 2/5 ou moins, ${firstDay}.`,
  'energy-low-unconfirmed': `Énergie à 2/5 ou moins, et au-dessus à la saisie précédente\u00a0: ${unconfirmed}.`,
}

/** The graph's `rule` is a string: one that this build does not know yet has no words here. */
export function ruleWords(rule: string): string | null {
  return isKnown(rule) ? words[rule] : null
}

function isKnown(rule: string): rule is AlertRule | NoticeRule {
  return rule in alertRules || rule in noticeRules
}
