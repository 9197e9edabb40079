import {
  type AnswerName,
  answerNames,
  type FlagGroup,
  flagsOf,
  groupOf,
  type AnswerTable,
} from './answerTable'

// The fields of an entry (product/entries 3.1).

export const categories = ['hydration', 'appetite', 'vomiting', 'urination', 'energy'] as const
export type Category = (typeof categories)[number]

export type StatusColor = 'green' | 'amber' | 'red'

type ValueOf<Answer> = Answer extends { kind: 'flag' }
  ? boolean
  : | (Answer extends { values: readonly (infer Value)[] }
        ? Value
        : Answer extends { kind: 'text' }
          ? string
          : number)
    | null

export type EntryFields = { [Name in AnswerName]: ValueOf<AnswerTable[Name]> }

export const emptyFields = Object.fromEntries(
  answerNames.map((name) => [name, groupOf(name) ? false : null]),
) as EntryFields

export type HydrationLevel = NonNullable<EntryFields['quickHydrationValue']>
export type ClumpSize = NonNullable<EntryFields['urinationBallSize']>
export type Stool = NonNullable<EntryFields['stool']>
export type YesNo = NonNullable<EntryFields['subcutaneousPerfusion']>

export interface Entry extends EntryFields {
  /** ISO instant */
  date: string
  /** YYYY-MM-DD, the owner's calendar day */
  day: string
  /**
   * at the time of the entry: a later weight does not change earlier entries (product/entries 3.3)
   */
  weightGrams: number | null
  /**
   * the vet's number, accepted before the entry was made, and its date (product/sharing 7.5);
   * `null` if the usual rule applies
   */
  usualUrinations: number | null
  usualSince: string | null
}

export type JudgedName = {
  [Name in AnswerName]: AnswerTable[Name]['judged'] extends true ? Name : never
}[AnswerName]

/**
 * The fields that the rules read, without the note. Days and dates may be numbers, which is faster
 * for many entries.
 */
export interface JudgedEntry extends Pick<Entry, JudgedName | 'weightGrams' | 'usualUrinations'> {
  /** YYYY-MM-DD, or days since 1970 */
  day: string | number
  /** ISO instant, or ms since 1970 */
  date: string | number
}

/** The answers to the five questions, and the stool. */
export type JudgedAnswers = Pick<EntryFields, JudgedName>

const hasFlag = (entry: JudgedAnswers, group: FlagGroup): boolean =>
  flagsOf[group].some((flag) => entry[flag])

/** A null is no evidence. A ticked sign is evidence, even without a count (product/rules 1.2). */
const answered: Record<Category, (entry: JudgedAnswers) => boolean> = {
  hydration: (entry) => entry.quickHydrationValue !== null || entry.waterMl !== null,
  appetite: (entry) => entry.appetite !== null,
  vomiting: (entry) => entry.vomiting !== null || hasFlag(entry, 'vomitingType'),
  urination: (entry) => entry.urination !== null || hasFlag(entry, 'urinationSigns'),
  energy: (entry) => entry.lethargy !== null,
}

export function isAnswered(entry: JudgedAnswers, category: Category): boolean {
  return answered[category](entry)
}

export function unansweredCategories(entry: JudgedAnswers): Category[] {
  return categories.filter((category) => !isAnswered(entry, category))
}
