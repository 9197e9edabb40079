import type { StatusColor } from './entry'

// Apart from the other labels: the landing page shows tiles, and a visitor should not load what only a record says.

/** What a tile says; 'none' where the entry does not answer its question. */
export const tileLabels: Record<StatusColor | 'none', string> = {
  green: 'Stable',
  amber: 'À surveiller',
  red: 'Urgent',
  none: 'Non renseigné',
}
