import { capitalise } from '../../base/capitalise'
import { keysOf } from '../../base/keysOf'
import { plural } from '../../base/plural'
import type { Gender } from '../../cat/animalSchemas'
import {
  appetiteLabel,
  clumpLabels,
  energyLabel,
  hydrationLabels,
  perfusionLabel,
  urinationSignLabels,
  vomitingTypeLabels,
} from './answerLabels'
import type { JudgedAnswers, Category } from './entry'
import { observedUrination } from './perfusionShare'

/**
 * Returns the answer in a few words, for below its tile. Counts are as observed, without
 * perfusion's share.
 */
export function tileAnswer(
  category: Category,
  entry: JudgedAnswers,
  gender: Gender | null = null,
): string {
  return capitalise(
    parts[category](entry, gender)
      .filter((part) => part !== null)
      .join(', '),
  )
}

const parts: Record<Category, (entry: JudgedAnswers, gender: Gender | null) => (string | null)[]> =
  {
    hydration: ({ quickHydrationValue: level, waterMl, subcutaneousPerfusion }) => [
      level ? hydrationLabels[level] : `${waterMl} mL`,
      subcutaneousPerfusion === 'yes' ? perfusionLabel.toLowerCase() : null,
    ],
    appetite: ({ appetite }) => [
      appetite === null ? null : `${appetiteLabel(appetite)} de la ration`,
    ],
    vomiting: (entry) => [
      countLabel(entry.vomiting, 'vomissement'),
      ...tickedLabels(entry, vomitingTypeLabels),
    ],
    urination: (entry) => [
      countLabel(observedUrination(entry), 'urination'),
      entry.urinationBallSize && clumpLabels[entry.urinationBallSize].toLowerCase(),
      ...tickedLabels(entry, urinationSignLabels),
    ],
    energy: ({ lethargy }, gender) => [lethargy === null ? null : energyLabel(lethargy, gender)],
  }

/** Returns '2 vomissements' or 'aucune urination'; `null` if there is no count. */
export function countLabel(count: number | null, noun: string): string | null {
  if (count === null) return null
  return count === 0
    ? `aucun${noun === 'urination' ? 'e' : ''} ${noun}`
    : `${count} ${plural(count, noun)}`
}

/** Returns the labels of the ticked flags, in lower case. */
export function tickedLabels<Flag extends string>(
  flags: Record<Flag, boolean>,
  labels: Record<Flag, string>,
): string[] {
  return keysOf(labels)
    .filter((flag) => flags[flag])
    .map((flag) => labels[flag].toLowerCase())
}
