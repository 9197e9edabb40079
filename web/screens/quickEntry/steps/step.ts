import type { Answers } from '#shared/health/answers'

/** What every step gets. */
export interface StepProps {
  name: string
  /** The cat's pronouns. */
  pronoun: 'il' | 'elle'
  answers: Answers
  change: (change: Partial<Answers>) => void
  error: string | null
}
