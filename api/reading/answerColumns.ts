import { type AnswerName, answerNames } from '#shared/health/answers/answerTable'
import { columnsOf } from './columns'

/** The columns of a day's answers, by their names in `shared/`. */
export const answerColumns = columnsOf<AnswerName>(answerNames)
