import { keysOf } from '../../base/keysOf'
import { COUNT_MAX, NOTE_MAX, SCALE_MAX, WATER_MAX } from '../thresholds/thresholds'

export const hydrationLevels = ['less', 'normal', 'more'] as const
export const clumpSizes = ['small', 'medium', 'large'] as const
export const stools = ['normal', 'hard', 'soft', 'none', 'unseen'] as const
const yesNo = ['yes', 'no'] as const

type Answer = (
  | { kind: 'count' | 'scale' | 'text'; max: number }
  | { kind: 'choice'; type: string; values: readonly string[] }
  | { kind: 'flag'; group: string }
) & { judged: boolean }

/**
 * Declares every answer of a day once. Types, the empty entry, the zod schema, GraphQL inputs and
 * outputs, REST, SQL, exports, drafts and revisions are derived from it, in this order.
 * - count: a whole number from 0 to `max`; scale: from 1 to `max`; text: at most `max` characters
 * - choice: one of `values`; `type` is the name of the GraphQL enum
 * - flag: seen or not, never null; sent and returned in its `group` (sentAnswers.ts)
 * - judged: the rules of the strips read it, so that it is loaded 90 days back
 * The column has the answer's name in snake_case. Its French message is in measurementSchema.ts,
 * which the pages do not load.
 */
export const answerTable = {
  waterMl: { kind: 'count', max: WATER_MAX, judged: true },
  appetite: { kind: 'scale', max: SCALE_MAX, judged: true },
  vomiting: { kind: 'count', max: COUNT_MAX, judged: true },
  hairball: { kind: 'flag', group: 'vomitingType', judged: true },
  waterIntolerance: { kind: 'flag', group: 'vomitingType', judged: true },
  regurgitation: { kind: 'flag', group: 'vomitingType', judged: true },
  urination: { kind: 'count', max: COUNT_MAX, judged: true },
  straining: { kind: 'flag', group: 'urinationSigns', judged: true },
  bloodVisible: { kind: 'flag', group: 'urinationSigns', judged: true },
  noUrination: { kind: 'flag', group: 'urinationSigns', judged: true },
  urinationBallSize: { kind: 'choice', type: 'ClumpSize', values: clumpSizes, judged: true },
  stool: { kind: 'choice', type: 'Stool', values: stools, judged: true },
  lethargy: { kind: 'scale', max: SCALE_MAX, judged: true },
  note: { kind: 'text', max: NOTE_MAX, judged: false },
  quickHydrationValue: {
    kind: 'choice',
    type: 'HydrationLevel',
    values: hydrationLevels,
    judged: true,
  },
  subcutaneousPerfusion: { kind: 'choice', type: 'YesNo', values: yesNo, judged: true },
} as const satisfies Record<string, Answer>

export type AnswerTable = typeof answerTable
export type AnswerName = keyof AnswerTable

type Flag = Extract<AnswerTable[AnswerName], { kind: 'flag' }>
export type FlagGroup = Flag['group']
export type FlagOf<Group extends FlagGroup> = {
  [Name in AnswerName]: AnswerTable[Name] extends { group: Group } ? Name : never
}[AnswerName]

export type TextName = {
  [Name in AnswerName]: AnswerTable[Name]['kind'] extends 'text' ? Name : never
}[AnswerName]

export const answerNames = keysOf(answerTable)

/** The least value of a count and of a scale. */
export const lowestValues = { count: 0, scale: 1 } as const

export const answerOf = (name: AnswerName): Answer => answerTable[name]

export function groupOf(name: string): FlagGroup | undefined {
  const answer: Answer | undefined = answerTable[name as AnswerName]
  return answer?.kind === 'flag' ? (answer.group as FlagGroup) : undefined
}

export const flagsOf = {} as { [Group in FlagGroup]: FlagOf<Group>[] }
for (const name of answerNames) {
  const group = groupOf(name)
  if (group) (flagsOf[group] ??= []).push(name as never)
}

export const isGroup = (name: string): name is FlagGroup => Object.hasOwn(flagsOf, name)
