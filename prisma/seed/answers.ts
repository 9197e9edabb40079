import { type Answers, emptyAnswers } from '#shared/health/answers/answers'

/** Returns a day with only these answers. */
export const dayWithOnly = (answers: Partial<Answers> = {}): Answers => ({
  ...emptyAnswers,
  ...answers,
})

export function day(answers: Partial<Answers> = {}): Answers {
  return dayWithOnly({
    hydration: 'normal',
    perfusion: 'no',
    appetite: 4,
    vomiting: 0,
    urination: 3,
    urinationBallSize: 'medium',
    lethargy: 3,
    ...answers,
  })
}
