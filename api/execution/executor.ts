import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type OperationDefinitionNode,
} from 'graphql'
import { withUnavailableStatus, classifyError } from '../base/errors'
import { operationRan } from '../base/log/events'
import { budgetKeyOf, type Context } from '../graphql/context'
import { type Cost, costOf } from './cost'
import { costBounds, requireWithinBounds, spentPoints, unspentPoints } from './documentBounds'
import type { PreparedDocument } from './preparedDocument'
import { refusedVariables } from './refusedVariables'
import { schema } from './schema'

export type OperationResult = ExecutionResult<Record<string, unknown>>

export interface Execution {
  /** A valid document. */
  document: DocumentNode | PreparedDocument
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
  context: Context
}

/**
 * The key of the result in the context. It is a symbol, since Apollo passes on a copy of the
 * context.
 */
const resultKey = Symbol('result')
type ContextWithResult = Context & { [resultKey]?: OperationResult }

/**
 * Runs a document. After `runOrStoreErrors` in the same context, it returns that result without
 * running again.
 */
export const runOperation = async (request: Execution): Promise<OperationResult> =>
  (request.context as ContextWithResult)[resultKey] ?? (await executeRequest(request))

/**
 * Runs a document. Returns `null` if it has errors, which `runOperation` in the same context then returns.
 */
export async function runOrStoreErrors(request: Execution): Promise<OperationResult | null> {
  const result = await executeRequest(request)
  if (!result.errors) return result
  ;(request.context as ContextWithResult)[resultKey] = result
  return null
}

const executeRequest = (request: Execution): Promise<OperationResult> =>
  operationRan.hasListeners ? executeMeasured(request) : executeWithinBounds(request)

async function executeMeasured(request: Execution): Promise<OperationResult> {
  const start = performance.now()
  const result = await executeWithinBounds(request)
  const isUnavailable = result.errors?.some((error) => classifyError(error).code === 'UNAVAILABLE')
  operationRan.publish({
    name: operationOf(request)?.name?.value,
    outcome: isUnavailable ? 'unavailable' : result.errors ? 'error' : 'ok',
    seconds: (performance.now() - start) / 1000,
  })
  return result
}

const isPrepared = (document: Execution['document']): document is PreparedDocument =>
  'compiled' in document

const operationOf = ({ document, operationName }: Execution) =>
  isPrepared(document) ? document.operation : getOperationAST(document, operationName)

/**
 * Checks first that the variables fit, that the cost is within bounds, and that the caller has
 * enough points left. A run without errors gives back the points of fields that were not resolved.
 */
async function executeWithinBounds(request: Execution): Promise<OperationResult> {
  const { document, variables = {}, context } = request
  const operation = operationOf(request)
  if (!operation) return await runInterpreted(request)
  const { errors, coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables,
    { maxErrors: 1 },
  )
  if (errors) return { errors: [refusedVariables(operation, variables) ?? errors[0]!] }
  let cost: Cost
  let refund: (points: number) => void
  try {
    cost = isPrepared(document) ? document.cost(coerced) : costOf(document, operation, coerced)
    requireRunnable(cost, request)
    refund = context.limits.spend(spentPoints(cost), ...budgetKeyOf(context))
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
  logMutation(operation, context)
  const result =
    (isPrepared(document) && (await runCompiled(document, request))) ||
    (await runInterpreted(request))
  if (!result.errors && cost.rows > 0) refund(unspentPoints(cost, result.data))
  return result.errors ? { ...result, errors: result.errors.map(withUnavailableStatus) } : result
}

/**
 * Requires a cost within the bounds. A document beyond them costs an account as much as the largest
 * that runs, since its cats were read ahead.
 * @throws VALIDATION, RATE_LIMITED
 */
function requireRunnable(cost: Cost, { document, context }: Execution): void {
  try {
    requireWithinBounds(cost, {
      isAnonymous: context.viewer === null,
      isOwn: isPrepared(document) && document.isOwn,
    })
  } catch (error) {
    if (context.viewer) context.limits.spend(costBounds.points, ...budgetKeyOf(context))
    throw error
  }
}

/**
 * Returns `null` if graphql-js has to run it: it is not compiled, or its variables do not fit the
 * compiler.
 */
async function runCompiled(
  { compiled: query }: PreparedDocument,
  { context, variables }: Execution,
): Promise<OperationResult | null> {
  if (!query) return null
  const result: OperationResult = await query(undefined, context, variables ?? {})
  if (result.data === undefined) return null
  return result.errors ? { ...result, errors: result.errors.map(withExtensions) } : result
}

const runInterpreted = async ({
  document,
  operationName,
  variables,
  context,
}: Execution): Promise<OperationResult> =>
  await execute({
    schema,
    document: isPrepared(document) ? document.document : document,
    operationName,
    variableValues: variables,
    contextValue: context,
  })

/** graphql-jit leaves `extensions` undefined for foreign errors, and Apollo would throw on that. */
function withExtensions(error: GraphQLError): GraphQLError {
  return (error.extensions as object | undefined)
    ? error
    : Object.create(error, { extensions: { value: {} } })
}

/** Logs the mutations of a request, and their user, in a line besides the request's own. */
function logMutation(
  { operation, selectionSet }: OperationDefinitionNode,
  { log, requestId, viewer }: Context,
): void {
  if (operation !== 'mutation') return
  const mutations = selectionSet.selections.map((node) =>
    node.kind === 'Field' ? node.name.value : node.kind,
  )
  log.info({ requestId, user: viewer?.user.id, mutations }, 'mutations started')
}
