import type { FieldRef } from '@pothos/core'
import {
  type AnswerName,
  answerOf,
  type FlagGroup,
  flagsOf,
  isGroup,
  lowest,
} from '#shared/health/answerTable'
import { type SentAnswers, sentNames } from '#shared/health/sentAnswers'
import { builder } from './builder'
import { choiceEnums } from './enums'

type Types = (typeof builder)['$inferSchemaTypes']

/** What the graph says of an answer where its bounds do not say it all. */
const words: Partial<Record<AnswerName, string>> = {
  vomiting: `Times, ${boundsOf('vomiting')}.`,
  urination: `Times, ${boundsOf('urination')}; holds 2 more than was seen where perfusion was given.`,
  lethargy: 'Energy, 1 (very low) – 5.',
  waterIntolerance: 'Water not kept down.',
}

function boundsOf(name: AnswerName): string | undefined {
  const answer = answerOf(name)
  if (answer.kind === 'text') return `${answer.max} characters at most`
  if (answer.kind !== 'count' && answer.kind !== 'scale') return undefined
  return `${name === 'waterMl' ? 'mL, ' : ''}${lowest[answer.kind]}–${answer.max}`
}

function described(name: AnswerName): { description?: string } {
  const bounds = boundsOf(name)
  return bounds === undefined ? {} : { description: `${bounds}.` }
}

function typeOf(name: AnswerName) {
  const answer = answerOf(name)
  if (answer.kind === 'choice') return choiceEnums.get(answer.type)!
  return answer.kind === 'text' ? 'String' : 'Int'
}

const typeName = (group: FlagGroup) => `${group[0]!.toUpperCase()}${group.slice(1)}`
const perGroup = <Made>(make: (group: FlagGroup) => Made) =>
  Object.fromEntries(
    Object.keys(flagsOf).map((group) => [group, make(group as FlagGroup)]),
  ) as Record<FlagGroup, Made>

const groupTypes = perGroup((group) =>
  builder
    .objectRef<Record<string, boolean>>(typeName(group))
    .implement({
      fields: (t) =>
        Object.fromEntries(
          flagsOf[group].map((flag) => [flag, t.exposeBoolean(flag, { description: words[flag] })]),
        ),
    }),
)

const groupInputs = perGroup((group) =>
  builder.inputType(`${typeName(group)}Input`, {
    fields: (t) => Object.fromEntries(flagsOf[group].map((flag) => [flag, t.boolean()])),
  }),
)

/** Of a text; the others are alike but for their types. */
interface AnswerOptions {
  type: 'String'
  nullable: true
  description?: string
}

/** Each answer as a field; a null is not answered. `field`: how what has them tells one. */
export const answerFields = (
  field: (name: keyof SentAnswers, options: AnswerOptions) => FieldRef<Types>,
): Record<string, FieldRef<Types>> =>
  Object.fromEntries(
    sentNames.map((name) => {
      const options = isGroup(name)
        ? { type: groupTypes[name] }
        : {
            type: typeOf(name),
            nullable: true,
            ...described(name),
            ...(words[name] && { description: words[name] }),
          }
      return [name, field(name, options as AnswerOptions)]
    }),
  )

/** Each as a field of an input; what it may hold is `measurementInput`’s to say, in French, at the field. */
export const answerInputs = (
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
): object =>
  Object.fromEntries(
    sentNames.map((name) => [
      name,
      isGroup(name)
        ? t.field({ type: groupInputs[name] })
        : t.field({ type: typeOf(name), ...described(name) }),
    ]),
  )
