import { type Answers, emptyAnswers } from '#shared/health/answers'

/** Returns a day with only these answers. */
export const silentDay = (said: Partial<Answers> = {}): Answers => ({ ...emptyAnswers, ...said })

export function day(said: Partial<Answers> = {}): Answers {
  return silentDay({
    hydration: 'normal',
    perfusion: 'no',
    appetite: 4,
    vomiting: 0,
    urination: 3,
    urinationBallSize: 'medium',
    lethargy: 3,
    ...said,
  })
}
