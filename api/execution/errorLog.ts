import type { ApolloServerPlugin } from '@apollo/server'
import { type GraphQLError, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql'
import type { Context, Services } from '../graphql/context'
import { logError } from '../http/requestLog'

/** Logs refused operations, besides the requests' own lines. */
export function errorLog(services: Pick<Services, 'log' | 'logKey'>): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({
        errors,
        operation,
        request: { variables },
        contextValue: { requestId, network, viewer },
      }) => {
        for (const error of errors) {
          const account = attemptedEmail(operation, error, variables) ?? viewer?.user.email
          logError(services, error, { requestId, at: error.path }, { network, account })
        }
      },
    }),
  }
}

/** Returns the `email` of the refused field's input: at a sign-in there is no user yet. */
function attemptedEmail(
  operation: OperationDefinitionNode | undefined,
  { path }: GraphQLError,
  variables: Record<string, unknown> | undefined,
): string | undefined {
  const field = operation?.selectionSet.selections.find(
    (node) => node.kind === 'Field' && (node.alias ?? node.name).value === path?.[0],
  )
  const input =
    field?.kind === 'Field' && field.arguments?.find(({ name }) => name.value === 'input')
  const { email } = ((input && valueFromASTUntyped(input.value, variables)) ?? {}) as {
    email?: unknown
  }
  return typeof email === 'string' ? email : undefined
}
