import type { Answers } from '#shared/health/answers/answers'

interface Question {
  answer: keyof Answers
  missing: string
  /** 'Pas vu' is an answer too (product/entries 5.8). */
  unseen?: keyof Answers
}

/** The five steps in order, with the answer that each requires (product/entries 5.2). */
export const questions = [
  { answer: 'hydration', missing: 'Choisissez la réponse qui convient le mieux.' },
  { answer: 'appetite', missing: 'Choisissez la réponse qui convient le mieux.' },
  {
    answer: 'vomiting',
    missing: 'Indiquez un nombre\u00a0: 0 s’il n’y en a pas eu.',
    unseen: 'vomitingUnseen',
  },
  {
    answer: 'urination',
    missing: 'Indiquez un nombre\u00a0: 0 s’il n’y en a pas eu.',
    unseen: 'urinationUnseen',
  },
  { answer: 'lethargy', missing: 'Choisissez la réponse qui convient le mieux.' },
] as const satisfies readonly Question[]

export const stepCount = questions.length

export function isMissing(answers: Answers, step: number): boolean {
  const question: Question | undefined = questions[step - 1]
  return (
    question !== undefined &&
    answers[question.answer] === null &&
    !(question.unseen && answers[question.unseen])
  )
}

/** Returns the first step without an answer; `null` if the form is complete. */
export function firstMissing(answers: Answers): number | null {
  const index = questions.findIndex((_, at) => isMissing(answers, at + 1))
  return index === -1 ? null : index + 1
}
