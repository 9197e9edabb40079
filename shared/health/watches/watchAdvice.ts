import type { WatchLevel, WatchRule } from '../rules/rules'
import { BREATHS_MANY } from '../thresholds/thresholds'
import type { WatchFacts } from './raisedWatch'

/** Advice of a rule, in one line or two. */
type Advice = (level: WatchLevel, facts: WatchFacts) => string | readonly string[]

const CALL_TODAY = '**Appelez votre vétérinaire aujourd’hui**.'
const IF_IT_LASTS = 'Si cela continue, parlez-en à votre vétérinaire.'
const urgentOr =
  (amber: string): Advice =>
  (level) =>
    level === 'red' ? CALL_TODAY : amber
const always =
  (text: string): Advice =>
  () =>
    text

/** Advises the owner on each watch (product/watches 1.7). */
const advice: Record<WatchRule, Advice> = {
  'several-signs': urgentOr(
    'Regardez-le de près, et répondez de nouveau demain. Si cela continue, appelez votre vétérinaire.',
  ),
  'energy-very-low': (level) => [
    ...(level === 'red' ? [CALL_TODAY] : []),
    'S’il ne se lève pas ce soir pour manger, boire ou uriner, appelez votre vétérinaire.',
  ],
  'appetite-lasting': always('**Appelez votre vétérinaire aujourd’hui**, s’il n’a pas été vu.'),
  'vomiting-lasting': urgentOr(
    'Toujours des vomissements chaque jour\u00a0: prenez rendez-vous s’il n’a pas été vu.',
  ),
  'vomiting-often': urgentOr('Prenez rendez-vous s’il n’a pas été vu pour cela.'),
  decline: urgentOr('Prenez rendez-vous dans les jours qui viennent.'),
  'urine-few': always(
    'S’il va à la litière sans uriner, c’est une urgence\u00a0: **appelez tout de suite**.',
  ),
  'water-changed': always('Vérifiez ses points d’eau, et parlez-en à votre vétérinaire.'),
  'no-entry': (_, { isUrgent }) =>
    isUrgent
      ? 'Si votre chat n’a pas été vu depuis, **appelez votre vétérinaire**. Sinon, répondez aux cinq questions.'
      : 'Répondez aux cinq questions dès que possible.',
  'weight-under-threshold': (_, { weighing }) => [
    ...(weighing === 'tomorrow' ? ['**Pesez de nouveau demain**.'] : []),
    ...(weighing === 'today' ? ['**Pesez** votre chat.'] : []),
    'Comme convenu, appelez votre vétérinaire.',
  ],
  'weight-loss-confirmed': always('**Prenez rendez-vous cette semaine**.'),
  'weight-loss': (_, { weighing }) => [
    ...(weighing === 'tomorrow' ? ['**Pesez de nouveau demain, sur la même balance**.'] : []),
    'Parlez-en à votre vétérinaire dans la semaine, et pesez-le chaque semaine sur la même balance.',
  ],
  'weight-drop': always(
    'A-t-il vomi, eu la diarrhée, moins bu\u202f? Si oui, appelez votre vétérinaire.',
  ),
  'weight-gain-fast': always(
    '**Appelez votre vétérinaire avant la prochaine perfusion**. S’il respire vite (plus ' +
      `de ${BREATHS_MANY} par minute au repos) ou gueule ouverte\u00a0: urgence.`,
  ),
  'weighing-due': always('Pesez votre chat, si possible sur la même balance.'),
  'stool-none': (level) =>
    level === 'info'
      ? 'Si demain il n’y a toujours rien, appelez votre vétérinaire.'
      : 'Appelez votre vétérinaire. S’il pousse dans la litière, vérifiez d’abord ' +
        'qu’il urine\u00a0: s’il n’urine pas, c’est une urgence.',
  'stool-hard': always(IF_IT_LASTS),
  'stool-soft': always(IF_IT_LASTS),
  'dose-doubled': always(
    'Si c’est une erreur de saisie, retirez-en une. Sinon, **appelez votre vétérinaire avant la prochaine dose**.',
  ),
  'doses-missed': (level) =>
    level === 'amber'
      ? 'Si elles ont été données, notez-les. Sinon, appelez votre vétérinaire avant la prochaine dose\u00a0: ce traitement est à ne pas manquer.'
      : 'Si elles ont été données, notez-les\u202f; sinon, parlez-en à votre vétérinaire.',
  'dose-after-vomiting': always(
    'Si c’était dans les deux heures qui ont suivi, dites-le à votre ' +
      'vétérinaire\u202f; ne redonnez pas la dose sans son avis.',
  ),
  'urination-usual': always('Demandez à votre vétérinaire de fixer son nombre habituel.'),
  'labs-due': always('Prenez rendez-vous, ou indiquez dans les seuils que le contrôle est fait.'),
}

export function adviceOf(rule: WatchRule, level: WatchLevel, facts: WatchFacts): string[] {
  return [advice[rule](level, facts)].flat()
}
