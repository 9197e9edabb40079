import { frenchNumber } from '../../base/numbers'
import { URINE_USUAL_DAYS } from '../thresholds/thresholds'
import { sameAdvice, boldLabel, type WatchRow } from './watchRow'

/** The watches whose limit is set with the vet. */
export const vetWatchRows = {
  'urination-usual': {
    matter: 'entries',
    source: 'urine',
    name: 'urinations habituelles',
    sentence: ({ usual = 0, name = 'Votre chat' }) =>
      `**${name} urine ${frenchNumber(usual, 1)} fois par jour** depuis ${URINE_USUAL_DAYS}\u00a0jours.`,
    advice: sameAdvice('Demandez à votre vétérinaire de fixer son nombre habituel.'),
  },
  'labs-due': {
    matter: 'vet',
    source: 'vet',
    name: 'contrôle',
    sentence: ({ since }) =>
      `${boldLabel('Contrôle')}la date fixée avec votre vétérinaire${since ? `, le ${since},` : ''} est passée.`,
    advice: sameAdvice('Prenez rendez-vous, ou indiquez dans les seuils que le contrôle est fait.'),
  },
} as const satisfies Record<string, WatchRow>
