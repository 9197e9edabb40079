import { answerNames, type FlagGroup, type FlagOf, flagsOf, groupOf, isGroup } from './answerTable'
import { emptyFields, type EntryFields } from './entry'

// Answers are flat inside the code. GraphQL, REST, devices and revisions have the flags in groups.

export type GroupedFlags<Fields> = Omit<Fields, FlagOf<FlagGroup>> & {
  [Group in FlagGroup]: Pick<Fields, FlagOf<Group> & keyof Fields>
}

export type SentAnswers = GroupedFlags<EntryFields>

/** Any subset of the answers in a request. A group that is null sets no flag. */
export type SomeAnswers = {
  [Name in keyof SentAnswers]?:
    | (Name extends FlagGroup ? Partial<SentAnswers[Name]> : SentAnswers[Name])
    | null
}

/** The names of answers and groups, in the table's order. */
export const sentNames = [
  ...new Set(answerNames.map((name) => groupOf(name) ?? name)),
] as (keyof SentAnswers)[]

/** Groups the flags. A group takes the position of its first flag. */
export function groupFlags<Fields extends object>(fields: Fields): GroupedFlags<Fields> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const group = groupOf(name)
    if (group) result[group] = { ...(result[group] as object | undefined), [name]: value }
    else result[name] = value
  }
  return result as GroupedFlags<Fields>
}

/** Inverts `groupFlags`, also for a subset of the answers. */
export function flattenFlags<Fields>(sentAnswers: GroupedFlags<Fields>): Fields
export function flattenFlags(sentAnswers: SomeAnswers): Partial<EntryFields>
export function flattenFlags(sentAnswers: object): object {
  const fields = Object.entries(sentAnswers).flatMap(([name, value]): [string, unknown][] =>
    isGroup(name)
      ? flagsOf[name].map((flag) => [flag, value === null ? false : value?.[flag]])
      : [[name, value]],
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Reads the answers of a GraphQL input. An absent one counts as not answered. */
export function answersIn(sentAnswers: object): EntryFields {
  const fields = Object.entries(flattenFlags(sentAnswers)).filter(([name]) => name in emptyFields)
  return { ...emptyFields, ...Object.fromEntries(fields) }
}
