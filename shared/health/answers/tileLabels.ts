import type { StatusColor } from './entry'

// This file is separate from answerLabels.ts, because the landing page shows tiles.

/** 'none' is for an entry that does not answer the question. */
export const tileLabels: Record<StatusColor | 'none', string> = {
  green: 'Stable',
  amber: 'À surveiller',
  red: 'Urgent',
  none: 'Non renseigné',
}
