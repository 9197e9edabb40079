import { type Answers, emptyAnswers } from '#shared/health/answers'
import type { UrinationSigns, VomitingType } from '#shared/health/entry'

type Flags = Partial<VomitingType & UrinationSigns>

/** What a person says of a day; flags by name. */
export type Said = Partial<Omit<Answers, 'vomitingType' | 'urinationSigns'>> & Flags

/** Those answers and no others. */
export function silentDay({ hairball, waterIntolerance, regurgitation, straining, bloodVisible, noUrination, ...said }: Said = {}): Answers {
  return {
    ...emptyAnswers,
    vomitingType: { hairball: !!hairball, waterIntolerance: !!waterIntolerance, regurgitation: !!regurgitation },
    urinationSigns: { straining: !!straining, bloodVisible: !!bloodVisible, noUrination: !!noUrination },
    ...said,
  }
}

/** A good day of a cat, but for what is said. */
export function day(said: Said = {}): Answers {
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
