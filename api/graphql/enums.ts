import { tokenAccesses } from '#shared/account/toolAccess'
import { answerNames, answerOf } from '#shared/health/answers/answerTable'
import { categories } from '#shared/health/answers/entry'
import { vetParts } from '#shared/health/rules/vetLimits'
import { watchLevels } from '#shared/health/rules/watchRow'
import { shareScopes } from '#shared/sharing/shareLink'
import { builder } from './builder'

// Values are in lower case on the wire: rules, database, GraphQL and REST share one vocabulary
// (docs/glossary.md).
export const CategoryEnum = builder.enumType('Category', { values: categories })
export const StatusColorEnum = builder.enumType('StatusColor', {
  values: ['green', 'amber', 'red'] as const,
})
export const AlertTypeEnum = builder.enumType('AlertType', {
  values: ['critical', 'warning', 'info'] as const,
})
export const AlertSeverityEnum = builder.enumType('AlertSeverity', {
  values: ['red', 'amber', 'green'] as const,
})
export const WatchLevelEnum = builder.enumType('WatchLevel', { values: watchLevels })
export const GenderEnum = builder.enumType('Gender', { values: ['male', 'female'] as const })
export const SexEnum = builder.enumType('Sex', { values: ['M', 'F'] as const })
export const VetPartEnum = builder.enumType('VetPart', { values: vetParts })
export const PhotoSizeEnum = builder.enumType('PhotoSize', { values: ['large', 'small'] as const })
export const KeptEnum = builder.enumType('Kept', { values: ['current', 'revision'] as const })
export const ShareScopeEnum = builder.enumType('ShareScope', { values: shareScopes })
export const TokenAccessEnum = builder.enumType('TokenAccess', { values: tokenAccesses })
export const SignInMethodEnum = builder.enumType('SignInMethod', {
  values: ['password', 'google'] as const,
})

const choices = new Map(
  answerNames
    .map(answerOf)
    .flatMap((answer) => (answer.kind === 'choice' ? [[answer.type, answer.values]] : [])),
)
/** The enums of the answers, by their names in the graph. */
export const choiceEnums = new Map(
  [...choices].map(([type, values]) => [type, builder.enumType(type, { values })]),
)
