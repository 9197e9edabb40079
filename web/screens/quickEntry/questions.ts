import type { Answers } from '#shared/health/answers'

/** The five steps in order, and the answer that each requires (product/entries 5.2). */
export const questions = [
  { answer: 'hydration', missing: 'Choisissez la réponse qui convient le mieux.' },
  { answer: 'appetite', missing: 'Choisissez la réponse qui convient le mieux.' },
  { answer: 'vomiting', missing: 'Indiquez un nombre\u00a0: 0 s’il n’y en a pas eu.' },
  { answer: 'urination', missing: 'Indiquez un nombre\u00a0: 0 s’il n’y en a pas eu.' },
  { answer: 'lethargy', missing: 'Choisissez la réponse qui convient le mieux.' },
] as const satisfies readonly { answer: keyof Answers; missing: string }[]

export const stepCount = questions.length

export function isMissing(answers: Answers, step: number): boolean {
  const question = questions[step - 1]
  return question !== undefined && answers[question.answer] === null
}

/** The first step whose answer is missing; null when the form is complete. */
export function firstMissing(answers: Answers): number | null {
  const index = questions.findIndex(({ answer }) => answers[answer] === null)
  return index === -1 ? null : index + 1
}
