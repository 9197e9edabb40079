import { joinInFrench } from '../../base/joinInFrench'
import { DOSES_MISSED } from '../thresholds/thresholds'
import { sameAdvice, boldLabel, type WatchRow } from './watchRow'

/** A longer list is replaced by its count, so that a sheet fits on one page. */
const MAX_NAMES = 4
const treatmentNames = (treatments: readonly string[]): string =>
  joinInFrench(
    treatments.length > MAX_NAMES
      ? [...treatments.slice(0, MAX_NAMES - 1), `${treatments.length - MAX_NAMES + 1} autres`]
      : treatments,
  )

export const careWatchRows = {
  'dose-doubled': {
    matter: 'care',
    source: 'convention',
    growth: 1,
    eachReasonIsNew: true,
    name: 'dose notée deux fois',
    sentence: ({ treatments = [] }) =>
      `${boldLabel('Dose notée deux fois')}${treatmentNames(treatments)}.`,
    advice: sameAdvice(
      'Si c’est une erreur de saisie, retirez-en une. ' +
        'Sinon, **appelez votre vétérinaire avant la prochaine dose**.',
    ),
  },
  'doses-missed': {
    matter: 'care',
    source: 'convention',
    growth: 1,
    countsMissed: true,
    name: 'doses sans réponse',
    sentence: ({ treatments = [] }) =>
      `${boldLabel('Doses sans réponse')}${treatmentNames(treatments)}, ${DOSES_MISSED} prévues de suite ou plus.`,
    advice: (level) =>
      level === 'amber'
        ? 'Si elles ont été données, notez-les. Sinon, appelez votre vétérinaire avant la prochaine ' +
          'dose\u00a0: ce traitement est à ne pas manquer.'
        : 'Si elles ont été données, notez-les\u202f; sinon, parlez-en à votre vétérinaire.',
  },
  'dose-after-vomiting': {
    matter: 'care',
    source: 'convention',
    growth: 1,
    name: 'vomissement le jour d’une dose',
    sentence: ({ treatments = [] }) =>
      `${boldLabel('Vomissement le jour d’une dose')}il a vomi un jour où ` +
      `${treatmentNames(treatments)} ${treatments.length > 1 ? 'ont été donnés' : 'a été donné'}.`,
    advice: sameAdvice(
      'Si c’était dans les deux heures qui ont suivi, dites-le à votre ' +
        'vétérinaire\u202f; ne redonnez pas la dose sans son avis.',
    ),
  },
} as const satisfies Record<string, WatchRow>
