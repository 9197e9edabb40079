import type { FieldRef } from '@pothos/core'
import {
  type AnswerName,
  answerOf,
  type FlagGroup,
  flagsOf,
  isGroup,
  lowestValues,
} from '#shared/health/answers/answerTable'
import { type SentAnswers, sentNames } from '#shared/health/answers/sentAnswers'
import { builder } from './builder'
import { choiceEnums } from './enums'

type Types = (typeof builder)['$inferSchemaTypes']

/** Descriptions of the answers that their bounds do not fully describe. */
const words: Partial<Record<AnswerName, string>> = {
  vomiting: `Times, ${boundsOf('vomiting')}.`,
  urination: `Times, ${boundsOf('urination')}; the value includes 2 more if a perfusion was given.`,
  lethargy: 'Energy, 1 (very low) – 5.',
  waterIntolerance: 'Water not kept down.',
}

function boundsOf(name: AnswerName): string | undefined {
  const answer = answerOf(name)
  if (answer.kind === 'text') return `${answer.max} characters at most`
  if (answer.kind !== 'count' && answer.kind !== 'scale') return undefined
  return `${name === 'waterMl' ? 'mL, ' : ''}${lowestValues[answer.kind]}–${answer.max}`
}

function descriptionOption(name: AnswerName): { description?: string } {
  const bounds = boundsOf(name)
  return bounds === undefined ? {} : { description: `${bounds}.` }
}

function typeOf(name: AnswerName) {
  const answer = answerOf(name)
  if (answer.kind === 'choice') return choiceEnums.get(answer.type)!
  return answer.kind === 'text' ? 'String' : 'Int'
}

const typeName = (group: FlagGroup) => `${group[0]!.toUpperCase()}${group.slice(1)}`
const mapGroups = <Made>(make: (group: FlagGroup) => Made) =>
  Object.fromEntries(
    Object.keys(flagsOf).map((group) => [group, make(group as FlagGroup)]),
  ) as Record<FlagGroup, Made>

const groupTypes = mapGroups((group) =>
  builder
    .objectRef<Record<string, boolean>>(typeName(group))
    .implement({
      fields: (t) =>
        Object.fromEntries(
          flagsOf[group].map((flag) => [flag, t.exposeBoolean(flag, { description: words[flag] })]),
        ),
    }),
)

const groupInputs = mapGroups((group) =>
  builder.inputType(`${typeName(group)}Input`, {
    fields: (t) => Object.fromEntries(flagsOf[group].map((flag) => [flag, t.boolean()])),
  }),
)

/** The options of a text. The other fields differ in their types only. */
interface AnswerOptions {
  type: 'String'
  nullable: true
  description?: string
}

/**
 * Returns each answer as a field; `null` if it is not answered. `field` declares a field in the way of
 * its type.
 */
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
            ...descriptionOption(name),
            ...(words[name] && { description: words[name] }),
          }
      return [name, field(name, options as AnswerOptions)]
    }),
  )

/**
 * Returns each answer as a field of an input. `measurementInput` validates the values, with a
 * French message at the field.
 */
export const answerInputs = (
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
): object =>
  Object.fromEntries(
    sentNames.map((name) => [
      name,
      isGroup(name)
        ? t.field({ type: groupInputs[name] })
        : t.field({ type: typeOf(name), ...descriptionOption(name) }),
    ]),
  )
