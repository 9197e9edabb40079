import { plural } from '../../base/plural'
import type { Gender } from '../../cat/animalSchemas'
import type { Sign } from '../alerts/signs'
import { appetiteLabel, energyLabel } from '../answers/answerLabels'
import type { Category, Entry } from '../answers/entry'
import { type AlertRule, alertRules } from '../rules/rules'

type SeenWords = (entry: Entry, gender: Gender | null) => string | 0 | null

const byQuestion: Record<Exclude<Category, 'urination'>, SeenWords> = {
  hydration: ({ quickHydrationValue: level }) =>
    level && { less: 'boit moins', normal: null, more: 'boit plus' }[level],
  appetite: ({ appetite }) => appetite && `mange ${appetiteLabel(appetite)}`,
  vomiting: ({ vomiting }) => vomiting && `${vomiting} ${plural(vomiting, 'vomissement')}`,
  energy: ({ lethargy }, gender) => lethargy && energyLabel(lethargy, gender),
}

/** Returns each sign as the answer that shows it ('boit moins', 'mange 25 %'), for a list. */
export const signAnswerWords = (
  entry: Entry,
  signs: readonly Sign[],
  gender: Gender | null,
): string[] =>
  signs.map(({ category, rules }) => {
    const words: string | 0 | null =
      category === 'urination' ? null : byQuestion[category](entry, gender)
    return words || alertRules[rules[0] as AlertRule].finding
  })
