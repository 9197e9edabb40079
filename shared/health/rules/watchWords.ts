import { capitalise } from '../../base/capitalise'
import { plural } from '../../base/plural'
import { energyLabel, rationAtMost } from '../answers/answerLabels'
import {
  APPETITE_LASTING,
  APPETITE_LASTING_DAYS,
  APPETITE_LASTING_ENTRIES,
  APPETITE_LASTING_OF_DAYS,
  BASELINE_DAYS,
  BASELINE_FROM_DAYS,
  BASELINE_TO_DAYS,
  DECLINE_AMBER,
  DECLINE_DAYS,
  DECLINE_RED,
  DECLINE_SLACK,
  DOSES_MISSED,
  DOSE_DOUBLED_HOURS,
  ENERGY_LASTING_DAYS,
  ENERGY_VERY_LOW,
  NO_ENTRY_HOURS,
  NO_ENTRY_WORST_HOURS,
  SCALE_MAX,
  SEVERAL_SIGNS_FIRST_LOW_RED,
  SEVERAL_SIGNS_FIRST_RED,
  STOOL_HARD_DAYS,
  STOOL_NONE_AMBER_DAYS,
  STOOL_NONE_DAYS,
  STOOL_SOFT_AMBER_DAYS,
  STOOL_SOFT_DAYS,
  URINATION_MANY_LARGE,
  URINE_FEW,
  URINE_FEW_DIVISOR,
  URINE_USUAL_DAYS,
  VOMITING_LASTING_DAYS,
  VOMITING_LIGHT,
  VOMITING_OFTEN_DAYS,
  VOMITING_OFTEN_OF_DAYS,
  VOMITING_OFTEN_RED,
  VOMITING_OFTEN_RED_DAYS,
  VOMITING_OFTEN_TIMES,
  WATER_DAYS,
  WATER_LESS_PERCENT,
  WATER_MORE_PERCENT,
  WEIGHING_DUE_DAYS,
  WEIGHING_DUE_LOSS_DAYS,
  WEIGHT_DROP_DAYS,
  WEIGHT_DROP_PERCENT,
  WEIGHT_GAIN_DAYS,
  WEIGHT_GAIN_PERCENT,
  WEIGHT_GAIN_RED_PERCENT,
  WEIGHT_LOSS_DAYS,
  WEIGHT_LOSS_FAST_DAYS,
  WEIGHT_LOSS_FAST_PERCENT,
  WEIGHT_LOSS_PERCENT,
  WEIGHT_LOSS_RED_DAYS,
  WEIGHT_NOISE_GRAMS,
  WEIGHT_UNDER_GRAMS,
} from '../thresholds/thresholds'
import type { WatchRule } from './watchTable'

// The French explanation of each watch's rule (product/watches 1.4).

const noise = `une différence de moins de ${WEIGHT_NOISE_GRAMS} g ne compte pas`
const vets = 'Une perte fixée avec votre vétérinaire compte seule pendant la durée qu’il a fixée.'

export const watchWords: Record<WatchRule, string> = {
  'several-signs':
    'Deux questions ou plus montrent un signe, soit deux de plus que d’habitude pour lui. Trois ou ' +
    `plus\u00a0: urgent. L’habitude est la médiane des saisies de ${BASELINE_FROM_DAYS} à ` +
    `${BASELINE_TO_DAYS} jours avant, ou le jour le plus calme des ${BASELINE_DAYS} jours d’avant. Sans ` +
    `ces saisies, ${SEVERAL_SIGNS_FIRST_RED} signes sont urgents, ou ${SEVERAL_SIGNS_FIRST_LOW_RED} si ` +
    'l’appétit ou l’énergie en est un.',
  'energy-very-low':
    `${capitalise(energyLabel(ENERGY_VERY_LOW))} (${ENERGY_VERY_LOW}/${SCALE_MAX}) dans la dernière saisie. ` +
    `Urgent si une autre question montre un signe, ou ${ENERGY_LASTING_DAYS} jours de suite.`,
  'appetite-lasting':
    `Au plus ${rationAtMost(APPETITE_LASTING)}\u202f% de la ration, ${APPETITE_LASTING_DAYS} jours de ` +
    `suite ou plus, ou dans ${APPETITE_LASTING_ENTRIES} saisies des ${APPETITE_LASTING_OF_DAYS} derniers ` +
    'jours si aucune n’est normale.',
  'vomiting-lasting':
    `Au moins ${VOMITING_LIGHT} ${plural(VOMITING_LIGHT, 'vomissement')} par jour, ou l’eau non gardée, ` +
    `${VOMITING_LASTING_DAYS} jours de suite ou plus, sans jour manquant. Urgent le premier de ces ` +
    'jours, et quand il y en a plus que la veille.',
  'vomiting-often':
    `Des vomissements sur ${VOMITING_OFTEN_DAYS} des ${VOMITING_OFTEN_OF_DAYS} derniers jours ou plus, ` +
    `et au moins ${VOMITING_OFTEN_TIMES} fois plus souvent que d’habitude. Urgent dès ` +
    `${VOMITING_OFTEN_RED} vomissements en ${VOMITING_OFTEN_RED_DAYS} jours.`,
  decline:
    'Chaque réponse moins bonne que d’habitude compte des points\u00a0: l’appétit et l’énergie le plus, ' +
    `puis les vomissements et la boisson. Ils s’ajoutent sur ${DECLINE_DAYS} jours\u202f; un écart de ` +
    `${DECLINE_SLACK} points par jour ne compte pas. Dès ${DECLINE_AMBER} points\u202f; urgent dès ` +
    `${DECLINE_RED} points.`,
  'urine-few':
    `Deux saisies de suite avec ${URINE_FEW} ${plural(URINE_FEW, 'urination')} ou moins, ou au plus ` +
    `l’habitude divisée par ${URINE_FEW_DIVISOR}. L’habitude est la médiane des ${URINE_USUAL_DAYS} ` +
    'jours d’avant. Urgent pour un mâle, ou si une autre question montre un signe.',
  'water-changed':
    `L’eau mesurée des ${WATER_DAYS} derniers jours est, en moyenne, de ${WATER_LESS_PERCENT}\u202f% de ` +
    `l’habitude ou moins, ou de ${WATER_MORE_PERCENT}\u202f% ou plus.`,
  'no-entry':
    `La dernière saisie montrait un signe à surveiller ou urgent, et ${NO_ENTRY_HOURS} h ont passé sans ` +
    `autre saisie. Le niveau baisse après ${NO_ENTRY_WORST_HOURS} h.`,
  'weight-under-threshold':
    'La dernière pesée est sous le poids fixé avec votre vétérinaire. À peser de nouveau si c’est de ' +
    `moins de ${WEIGHT_UNDER_GRAMS} g.`,
  'weight-loss-confirmed':
    `Le poids est de ${WEIGHT_LOSS_PERCENT}\u202f% ou plus sous celui des ${WEIGHT_LOSS_DAYS} jours ` +
    `d’avant, et une deuxième pesée le confirme\u202f; ${noise}. Urgent pendant ${WEIGHT_LOSS_RED_DAYS} ` +
    `jours. ${vets}`,
  'weight-loss':
    `Le poids est de ${WEIGHT_LOSS_FAST_PERCENT}\u202f% ou plus sous celui des ${WEIGHT_LOSS_FAST_DAYS} ` +
    `jours d’avant, ou de ${WEIGHT_LOSS_PERCENT}\u202f% ou plus sous celui des ${WEIGHT_LOSS_DAYS} ` +
    `jours, ou d’un an s’il baisse encore\u202f; ${noise}. ${vets}`,
  'weight-drop':
    `La dernière pesée est de ${WEIGHT_DROP_PERCENT}\u202f% ou plus sous une pesée des ` +
    `${WEIGHT_DROP_DAYS} jours d’avant\u202f; ${noise}.`,
  'weight-gain-fast':
    `La dernière pesée est de ${WEIGHT_GAIN_PERCENT}\u202f% ou plus au-dessus de celles des ` +
    `${WEIGHT_GAIN_DAYS} jours d’avant\u202f; ${noise}. Urgent dès ${WEIGHT_GAIN_RED_PERCENT}\u202f%, ou ` +
    'après une perfusion si l’appétit ou l’énergie est bas.',
  'weighing-due':
    `La dernière pesée a ${WEIGHING_DUE_DAYS} jours ou plus, ou ${WEIGHING_DUE_LOSS_DAYS} si une perte ` +
    'de poids est relevée.',
  'stool-none':
    `Aucune selle ${STOOL_NONE_DAYS} jours de suite, sans jour manquant ni «\u00a0pas vu\u00a0», et plus ` +
    `souvent que d’habitude\u202f; à surveiller à partir de ${STOOL_NONE_AMBER_DAYS}. Urgent avec un ` +
    'vomissement ou un repas réduit le même jour.',
  'stool-hard': `Selles dures ou sèches ${STOOL_HARD_DAYS} jours de suite avec une réponse.`,
  'stool-soft':
    `Selles molles ou liquides ${STOOL_SOFT_DAYS} jours de suite avec une réponse\u202f; ` +
    `à surveiller à partir de ${STOOL_SOFT_AMBER_DAYS}.`,
  'dose-doubled':
    'Deux doses notées «\u00a0donné\u00a0» pour une même heure prévue, ou plus rapprochées que ' +
    `l’intervalle le plus court du traitement, dans les dernières ${DOSE_DOUBLED_HOURS} h.`,
  'doses-missed':
    `Les ${DOSES_MISSED} dernières doses prévues d’un traitement, de jours finis, ne sont notées ni ` +
    'données ni sautées.',
  'dose-after-vomiting':
    'La dernière saisie note un vomissement, et un médicament a été donné ce jour-là.',
  'urination-usual':
    `Plus de ${URINATION_MANY_LARGE} urinations par jour, d’habitude, ` +
    `sur ${URINE_USUAL_DAYS} jours.`,
  'labs-due': 'La date du prochain contrôle fixée avec votre vétérinaire est passée.',
}
