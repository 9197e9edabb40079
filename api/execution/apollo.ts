import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLFormattedError,
  type ValidationContext,
} from 'graphql'
import { classifyError, type ErrorCode, METHOD_NOT_ALLOWED, publicMessage } from '../base/errors'
import type { Context, Services } from '../graphql/context'
import type { DocumentStore } from './documentStore'
import { runOperation } from './executor'
import { schema } from './schema'

/**
 * Starts Apollo. It parses and validates texts that are within bounds (documentBounds.ts), and runs
 * the valid ones.
 */
export async function startApollo(
  { log }: Pick<Services, 'log'>,
  plugins: ApolloServerPlugin<Context>[],
  store: DocumentStore,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    // A gateway is the only way to give Apollo an executor of our own.
    gateway: {
      onSchemaLoadOrUpdate: (notify) => {
        notify({ apiSchema: schema, coreSupergraphSdl: '' })
        return () => undefined
      },
      load: async () => ({
        executor: async ({ document, source, queryHash, request, context }) => {
          const { operationName, variables, extensions } = request
          const result = await runOperation({
            document,
            operationName,
            variables,
            context: context as Context,
          })
          if (!result.errors)
            store.store(queryHash, {
              text: source,
              document,
              isPersisted: extensions?.['persistedQuery'] !== undefined,
            })
          return result
        },
      }),
      stop: async () => undefined,
    },
    introspection: true,
    // Disables 'Did you mean …' in errors; the schema itself is public.
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    documentStore: store.documents,
    persistedQueries: { cache: store.texts },
    validationRules: [noSubscriptions],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // Apollo's page for browsers loads foreign scripts, which our policy blocks.
      ApolloServerPluginLandingPageDisabled(),
      ...plugins,
    ],
    logger: log,
  })
  await server.start()
  return server
}

/**
 * Refuses subscriptions at validation: the graph has none, and graphql-js would only fail at
 * execution.
 */
function noSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== 'subscription') return
      context.reportError(
        new GraphQLError('Le graphe n’offre pas d’abonnement (subscription)', { nodes: node }),
      )
    },
  }
}

/**
 * Keeps our error code, `fields` and `retryAfterSeconds`. The message of an unforeseen error is
 * only logged, and Apollo's own refusals, which are English, are replaced.
 */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code } = classifyError(error)
  const { code: apolloCode, fields, retryAfterSeconds } = formatted.extensions ?? {}
  const message = apolloCode === 'BAD_REQUEST' ? refusalOf(code) : formatted.message
  const extensions = {
    code,
    ...(fields !== undefined && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
  return { ...formatted, message: publicMessage(code, message), extensions }
}

/** Returns the message for a request that Apollo refuses before it parses a document. */
const refusalOf = (code: ErrorCode): string =>
  code === 'METHOD_NOT_ALLOWED'
    ? METHOD_NOT_ALLOWED
    : 'Requête illisible\u00a0: un document en JSON (application/json) est attendu'
