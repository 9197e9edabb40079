import { segments } from '../alerts/segments'
import { HIGH_WATER } from '../thresholds/thresholds'

// The journal's tooltips as text, for phones and paper.

export const journalLegend = segments(
  `Hydratation\u00a0: **+** plus que d’habitude (environ ${HIGH_WATER} mL/kg/jour ` +
    'ou plus), **=** comme d’habitude, **-** moins que d’habitude. ' +
    `Appétit\u00a0: part de la ration habituelle. **–**\u00a0: non renseigné.`,
)

export const sheetLegend =
  'Hydratation\u00a0: + plus, = comme, - moins que d’habitude. ' +
  'Appétit\u00a0: part de la ration. –\u00a0: non renseigné.'
