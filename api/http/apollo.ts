import type { Server } from 'node:http'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { type ASTVisitor, GraphQLError, type GraphQLFormattedError, type ValidationContext } from 'graphql'
import type { Context, Services } from '../context'
import { classify, publicMessage } from '../errors'
import { schema } from '../schema/index'
import { graceMs } from './closing'
import type { Result, Run } from './execution'
import { mostTokens } from './knownTexts'
import { errorLog } from './operationLog'

/** Apollo, started: it reads a request, says what is wrong with its document, and hands over what may run. */
export async function startApollo(services: Services, httpServer: Server, execute: (run: Run & { text: string }) => Promise<Result>): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    // As a gateway: the one way in which Apollo hands over the execution.
    gateway: {
      onSchemaLoadOrUpdate: (loaded) => {
        loaded({ apiSchema: schema, coreSupergraphSdl: '' })
        return () => undefined
      },
      load: async () => ({
        executor: ({ document, source, request: { operationName, variables }, context }) =>
          execute({ text: source, document, operationName, variables, context: context as Context }),
      }),
      stop: async () => undefined,
    },
    introspection: true,
    // 'Did you mean …' tells strangers names; whoever may know them reads the schema.
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    parseOptions: { maxTokens: mostTokens },
    validationRules: [noSubscriptions],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      errorLog(services),
      // Browsers open connections ahead of what they will ask; node:http would wait for those as long as they stand.
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: graceMs }),
    ],
    logger: services.log,
  })
  await server.start()
  return server
}

/** The graph has none, which graphql-js would notice no sooner than at the execution. */
function noSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== 'subscription') return
      context.reportError(new GraphQLError('Le graphe n’offre pas d’abonnement (subscription)', { nodes: node }))
    },
  }
}

/** Our codes, French where it is for people, and nothing of an unforeseen cause: the log has that. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code } = classify(error)
  const { fields, retryAfterSeconds } = formatted.extensions ?? {}
  const extensions = { code, ...(fields !== undefined && { fields }), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  return { ...formatted, message: publicMessage(code, formatted.message), extensions }
}
