import type { ApolloServerPlugin } from '@apollo/server'
import type { Logger } from 'pino'
import type { Context } from '../context'
import { logError } from './requestLog'

/** The request's line says /graphql and nothing more: this adds which mutations it ran, whose, and what was refused. */
export function operationLog(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ operation, contextValue: { requestId, viewer } }) => {
        if (operation?.operation !== 'mutation') return
        const mutations = operation.selectionSet.selections.map((node) => (node.kind === 'Field' ? node.name.value : node.kind))
        log.info({ requestId, user: viewer?.user.id, mutations }, 'mutation')
      },
      didEncounterErrors: async ({ errors, contextValue: { requestId } }) => {
        for (const error of errors) logError(log, error, { requestId, at: error.path })
      },
    }),
  }
}
