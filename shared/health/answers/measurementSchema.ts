import * as z from 'zod/mini'
import { codePointLength } from '../../base/codePoints'
import { INVALID_BODY, storable } from '../../base/validation'
import { COUNT_MAX, NOTE_MAX, SCALE_MAX, WATER_MAX } from '../thresholds/thresholds'
import {
  type AnswerName,
  answerOf,
  type FlagGroup,
  flagsOf,
  isGroup,
  lowestValues,
  type TextName,
} from './answerTable'
import { type SentAnswers, sentNames, type SomeAnswers } from './sentAnswers'

// The fields of product/entries 3.1, all optional and nullable. POST keeps an absent field, PUT
// empties it.

/** The message for an answer that the table does not allow. */
const messages: Record<keyof SentAnswers, string> = {
  waterMl: `La quantité d'eau doit être un nombre entier entre 0 et ${WATER_MAX} mL`,
  appetite: `L'appétit doit être compris entre 1 et ${SCALE_MAX}`,
  vomiting: `Les vomissements doivent être compris entre 0 et ${COUNT_MAX}`,
  vomitingType: 'Type de vomissement invalide',
  urination: `Les urinations doivent être comprises entre 0 et ${COUNT_MAX}`,
  urinationSigns: 'Signes urinaires invalides',
  urinationBallSize: 'Taille de boule inconnue',
  stool: 'Réponse sur les selles inconnue',
  lethargy: `L'énergie doit être comprise entre 1 et ${SCALE_MAX}`,
  note: `La note est limitée à ${NOTE_MAX} caractères`,
  quickHydrationValue: "Choix d'hydratation inconnu",
  subcutaneousPerfusion: 'Répondez par oui ou par non',
}

const notText: Record<TextName, string> = { note: 'La note doit être un texte' }

function schemaOf(name: AnswerName): z.ZodMiniType {
  const answer = answerOf(name)
  const message = messages[name as keyof SentAnswers]
  switch (answer.kind) {
    case 'count':
    case 'scale':
      return z
        .int(message)
        .check(z.gte(lowestValues[answer.kind], message), z.lte(answer.max, message))
    case 'choice':
      return z.enum(answer.values, message)
    case 'flag':
      return z.boolean('Cochez ou laissez vide')
    case 'text':
      return z.string(notText[name as TextName]).check(
        z.refine((text) => codePointLength(text) <= answer.max, message),
        storable,
      )
  }
}

const optionalNullable = (schema: z.ZodMiniType) => z.optional(z.nullable(schema))

/** Validates some flags of a group: an absent or null one is not set. */
function groupSchema(group: FlagGroup): z.ZodMiniType {
  const flags = z.object(
    Object.fromEntries(flagsOf[group].map((name) => [name, optionalNullable(schemaOf(name))])),
    messages[group],
  )
  const booleanFlags = (flags: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(flags).filter(([, ticked]) => typeof ticked === 'boolean'))
  return z.pipe(flags, z.transform(booleanFlags))
}

type Shape = {
  [Name in keyof SentAnswers]: z.ZodMiniOptional<
    z.ZodMiniType<SomeAnswers[Name], SomeAnswers[Name]>
  >
}

const shape = Object.fromEntries(
  sentNames.map((name) => [
    name,
    optionalNullable(isGroup(name) ? groupSchema(name) : schemaOf(name)),
  ]),
)

export const measurementInput = z.object(shape as unknown as Shape, INVALID_BODY)
