import {
  STOOL_HARD_DAYS,
  STOOL_NONE_AMBER_DAYS,
  STOOL_NONE_DAYS,
  STOOL_SOFT_AMBER_DAYS,
  STOOL_SOFT_DAYS,
} from '../thresholds/thresholds'
import { sameAdvice, daysOrMore, boldLabel, type WatchRow } from './watchRow'

const IF_IT_LASTS = 'Si cela continue, parlez-en à votre vétérinaire.'

export const stoolWatchRows = {
  'stool-none': {
    matter: 'entries',
    source: 'stool',
    growth: 1,
    name: 'aucune selle',
    sentence: (_, level) =>
      level === 'red'
        ? `${boldLabel('Constipation avec d’autres signes')}aucune selle, ${daysOrMore(STOOL_NONE_AMBER_DAYS, true)}.`
        : `${boldLabel('Selles')}aucune, ` +
          `${daysOrMore(level === 'info' ? STOOL_NONE_DAYS : STOOL_NONE_AMBER_DAYS, level !== 'info')}.`,
    advice: (level) =>
      level === 'info'
        ? 'Si demain il n’y a toujours rien, appelez votre vétérinaire.'
        : 'Appelez votre vétérinaire. S’il pousse dans la litière, vérifiez d’abord ' +
          'qu’il urine\u00a0: s’il n’urine pas, c’est une urgence.',
  },
  'stool-hard': {
    matter: 'entries',
    source: 'stool',
    growth: 1,
    name: 'selles dures',
    sentence: () => `${boldLabel('Selles')}dures ou sèches, ${daysOrMore(STOOL_HARD_DAYS, true)}.`,
    advice: sameAdvice(IF_IT_LASTS),
  },
  'stool-soft': {
    matter: 'entries',
    source: 'stool',
    growth: 1,
    name: 'selles molles',
    sentence: (_, level) =>
      `${boldLabel('Selles')}molles ou liquides, ` +
      `${daysOrMore(level === 'amber' ? STOOL_SOFT_AMBER_DAYS : STOOL_SOFT_DAYS, level === 'amber')}.`,
    advice: sameAdvice(IF_IT_LASTS),
  },
} as const satisfies Record<string, WatchRow>
