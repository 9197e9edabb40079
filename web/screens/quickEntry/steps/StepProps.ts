import type { Answers } from '#shared/health/answers/answers'

export interface StepProps {
  name: string
  /** The cat's pronoun. */
  pronoun: 'il' | 'elle'
  answers: Answers
  change: (change: Partial<Answers>) => void
  error: string | null
  /**
   * Is called once the step is complete: after a touch, the form shows the next step
   * (product/entries 5.10).
   */
  onChosen: () => void
}
