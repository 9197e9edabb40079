import type { StatusColor } from './entry'

// Apart from labels.ts, since the landing page shows tiles.

/** 'none' where the entry does not answer the question. */
export const tileLabels: Record<StatusColor | 'none', string> = {
  green: 'Stable',
  amber: 'À surveiller',
  red: 'Urgent',
  none: 'Non renseigné',
}
