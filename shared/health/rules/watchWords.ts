import { energyLabel, rationAtMost } from '../answers/answerLabels'
import {
  APPETITE_LASTING,
  APPETITE_LASTING_DAYS,
  BASELINE_DAYS,
  DOSE_DOUBLED_HOURS,
  DOSES_MISSED,
  ENERGY_VERY_LOW,
  NO_ENTRY_HOURS,
  SCALE_MAX,
  SEVERAL_SIGNS,
  SEVERAL_SIGNS_RED,
  SIGNS_ABOVE_BASELINE,
  STOOL_HARD_DAYS,
  STOOL_NONE_AMBER_DAYS,
  STOOL_NONE_DAYS,
  STOOL_SOFT_AMBER_DAYS,
  STOOL_SOFT_DAYS,
  VOMITING_LASTING_DAYS,
  VOMITING_LIGHT,
  WEIGHING_DUE_DAYS,
  WEIGHING_DUE_LOSS_DAYS,
  WEIGHT_GAIN_DAYS,
  WEIGHT_GAIN_PERCENT,
  WEIGHT_LOSS_DAYS,
  WEIGHT_LOSS_FAST_DAYS,
  WEIGHT_LOSS_FAST_PERCENT,
  WEIGHT_LOSS_PERCENT,
  WEIGHT_LOSS_YEAR_DAYS,
  WEIGHT_NOISE_GRAMS,
} from '../thresholds/thresholds'
import { plural, sentence } from '../thresholds/wording'
import type { WatchRule } from './rules'

// The French explanation of each watch's rule (product/watches 1.4).

const noise = `une différence de moins de ${WEIGHT_NOISE_GRAMS} g ne compte pas`

const vets = 'Une perte fixée avec votre vétérinaire compte seule pendant les jours qu’il a dits.'

export const watchWords: Record<WatchRule, string> = {
  'several-signs': `Au moins ${SEVERAL_SIGNS} ${plural(SEVERAL_SIGNS, 'question')} sur les cinq montrent un signe, et ${SIGNS_ABOVE_BASELINE} de plus que le jour le plus calme des ${BASELINE_DAYS} jours d’avant, ou aucune saisie n’y est. Urgent à partir de ${SEVERAL_SIGNS_RED}, s’il y a une saisie ces jours-là.`,
  'energy-very-low': `${sentence(energyLabel(ENERGY_VERY_LOW))} (${ENERGY_VERY_LOW}/${SCALE_MAX}) dans la dernière saisie. Urgent si une autre question montre un signe.`,
  'appetite-lasting': `Au plus ${rationAtMost(APPETITE_LASTING)} % de la ration, ${APPETITE_LASTING_DAYS} jours de suite ou plus, sans jour manquant.`,
  'vomiting-lasting': `Au moins ${VOMITING_LIGHT} ${plural(VOMITING_LIGHT, 'vomissement')} par jour, ou l’eau non gardée, ${VOMITING_LASTING_DAYS} jours de suite ou plus, sans jour manquant.`,
  'no-entry': `La dernière saisie montrait un signe à surveiller ou urgent, et ${NO_ENTRY_HOURS} h ont passé sans autre saisie.`,
  'weight-under-threshold': 'La dernière pesée est sous le poids fixé avec votre vétérinaire.',
  'weight-loss-confirmed': `Deux pesées de suite, de deux jours différents et à ${WEIGHT_LOSS_FAST_DAYS} jours au plus, sont de ${WEIGHT_LOSS_PERCENT} % ou plus sous une pesée des ${WEIGHT_LOSS_DAYS} jours d’avant\u202f; ${noise}. ${vets}`,
  'weight-loss': `La dernière pesée est de ${WEIGHT_LOSS_PERCENT} % ou plus sous une pesée des ${WEIGHT_LOSS_DAYS} ou des ${WEIGHT_LOSS_YEAR_DAYS} jours d’avant, ou de ${WEIGHT_LOSS_FAST_PERCENT} % ou plus sous une pesée des ${WEIGHT_LOSS_FAST_DAYS} jours d’avant\u202f; ${noise}. ${vets}`,
  'weight-gain-fast': `La dernière pesée est de ${WEIGHT_GAIN_PERCENT} % ou plus au-dessus d’une pesée des ${WEIGHT_GAIN_DAYS} jours d’avant\u202f; ${noise}.`,
  'stool-none': `Aucune selle ${STOOL_NONE_DAYS} jours de suite, sans jour manquant ni «\u00a0pas vu\u00a0»\u202f; à surveiller à partir de ${STOOL_NONE_AMBER_DAYS}.`,
  'stool-hard': `Selles dures ou sèches ${STOOL_HARD_DAYS} jours répondus de suite.`,
  'stool-soft': `Selles molles ou liquides ${STOOL_SOFT_DAYS} jours répondus de suite\u202f; à surveiller à partir de ${STOOL_SOFT_AMBER_DAYS}.`,
  'dose-doubled': `Deux doses notées «\u00a0donné\u00a0» pour une même heure prévue, ou plus rapprochées que l’intervalle le plus court du traitement, dans les dernières ${DOSE_DOUBLED_HOURS} h.`,
  'doses-missed': `Les ${DOSES_MISSED} dernières doses prévues d’un traitement, de jours finis, ne sont notées ni données ni sautées.`,
  'dose-after-vomiting':
    'La dernière saisie note un vomissement, et une dose a été donnée ce jour-là.',
  'labs-due': 'La date du prochain contrôle fixée avec votre vétérinaire est passée.',
  'weighing-due': `La dernière pesée a plus de ${WEIGHING_DUE_DAYS} jours, ou plus de ${WEIGHING_DUE_LOSS_DAYS} si une perte de poids est relevée.`,
}
