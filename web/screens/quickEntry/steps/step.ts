import type { Answers } from '#shared/health/answers'

/** What every step gets. */
export interface StepProps {
  name: string
  /** The cat's pronouns. */
  pronoun: 'il' | 'elle'
  answers: Answers
  change: (change: Partial<Answers>) => void
  error: string | null
  /** What was chosen leaves nothing to ask on this step: by touch, it goes on by itself (product/entries 5.10). */
  chosen: () => void
}
