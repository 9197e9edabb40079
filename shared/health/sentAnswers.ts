import { answerNames, type FlagGroup, type FlagOf, flagsOf, groupOf, isGroup } from './answerTable'
import { emptyFields, type EntryFields } from './entry'

// Inside, answers are flat. Graph, REST and what devices and revisions keep have flags in their groups: here is the way
// there and back.

/** Fields with their flags in groups. */
export type Nested<Fields> = Omit<Fields, FlagOf<FlagGroup>> & { [Group in FlagGroup]: Pick<Fields, FlagOf<Group> & keyof Fields> }

/** The answers as the graph and REST have them. */
export type SentAnswers = Nested<EntryFields>

/** What a request names of them; of a group that is null no flag is set. */
export type SomeAnswers = { [Name in keyof SentAnswers]?: (Name extends FlagGroup ? Partial<SentAnswers[Name]> : SentAnswers[Name]) | null }

/** The names of answers and groups, in the table's order. */
export const sentNames = [...new Set(answerNames.map((name) => groupOf(name) ?? name))] as (keyof SentAnswers)[]

/** A group stands where its first flag stood. */
export function nested<Fields extends object>(fields: Fields): Nested<Fields> {
  const sent: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const group = groupOf(name)
    if (group) sent[group] = { ...(sent[group] as object | undefined), [name]: value }
    else sent[name] = value
  }
  return sent as Nested<Fields>
}

/** The inverse of `nested`; of what names some answers, those. */
export function flat<Fields>(sent: Nested<Fields>): Fields
export function flat(sent: SomeAnswers): Partial<EntryFields>
export function flat(sent: object): object {
  const fields = Object.entries(sent).flatMap(([name, value]): [string, unknown][] =>
    isGroup(name) ? flagsOf[name].map((flag) => [flag, value === null ? false : value?.[flag]]) : [[name, value]],
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** The answers of what has them as the graph does, and nothing else of it; what it lacks is not answered. */
export function answersIn(sent: object): EntryFields {
  const known = Object.entries(flat(sent)).filter(([name]) => name in emptyFields)
  return { ...emptyFields, ...Object.fromEntries(known) }
}
