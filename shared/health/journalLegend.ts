import { energyLabel } from './labels'
import { segments } from './segments'
import { HIGH_WATER, SCALE_MAX } from './thresholds'

// The journal's tooltips as text, for phones and paper.

const energy = `de 1 (${energyLabel(1)}) à ${SCALE_MAX} (${energyLabel(SCALE_MAX)})`

export const journalLegend = segments(
  `Hydratation\u00a0: **+** plus que d’habitude (environ ${HIGH_WATER} mL/kg/jour ou plus), **=** comme d’habitude, **-** moins que d’habitude. ` +
    `Appétit\u00a0: part de la ration habituelle. Énergie\u00a0: ${energy}. **–**\u00a0: non renseigné.`,
)

export const sheetLegend =
  'Hydratation\u202f: + plus, = comme, - moins que d’habitude. Appétit\u202f: part de la ration. ' +
  `Énergie\u202f: ${energy}. –\u202f: non renseigné.`
