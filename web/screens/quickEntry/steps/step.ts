import type { Answers } from '#shared/health/answers'

/** What every step gets: the answers, a way to change them, and what is wrong with its own. */
export interface StepProps {
  name: string
  /** How a question speaks of the cat. */
  pronoun: 'il' | 'elle'
  answers: Answers
  change: (change: Partial<Answers>) => void
  error: string | null
}
