import { type AnswerName, answerNames } from '#shared/health/answerTable'

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of a day's answers, by their names in `shared/`. */
export const answerColumns = Object.fromEntries(answerNames.map((name) => [name, columnOf(name)])) as Record<AnswerName, string>
