import type { ApolloServerPlugin } from '@apollo/server'
import type { OperationDefinitionNode } from 'graphql'
import type { Logger } from 'pino'
import type { Context } from '../context'
import { logError } from './requestLog'

// The request's line says /graphql and nothing more: these add which mutations it ran, whose, and what was refused.

export function logMutation({ operation, selectionSet }: OperationDefinitionNode, { log, requestId, viewer }: Context): void {
  if (operation !== 'mutation') return
  const mutations = selectionSet.selections.map((node) => (node.kind === 'Field' ? node.name.value : node.kind))
  log.info({ requestId, user: viewer?.user.id, mutations }, 'mutation')
}

export function errorLog(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue: { requestId } }) => {
        for (const error of errors) logError(log, error, { requestId, at: error.path })
      },
    }),
  }
}
