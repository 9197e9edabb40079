import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNamedType,
  getOperationAST,
  type GraphQLError,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../context'
import { answering, classify } from '../errors'
import { operationRan } from '../log/events'
import { schema } from '../schema/index'
import { type Costs, costsOf } from './cost'
import { refusedVariables } from './refusedVariables'
import { areShort } from './shortVariables'

export type Result = ExecutionResult<Record<string, unknown>>

export interface Run {
  document: DocumentNode
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
  context: Context
}

export interface Executor {
  run(asked: Run): Promise<Result>
  /** Null on errors; `run` in the same context then returns this result, without running again. */
  runWithoutErrors(asked: Run): Promise<Result | null>
}

/** The result, kept in the context. A symbol, since Apollo passes on a copy of the context. */
const ran = Symbol('ran')
type Ran = Context & { [ran]?: Result }

/** How often a document was run, and its compiled form; null: it cannot be compiled. */
interface Seen {
  times: number
  compiled?: { query: CompiledQuery['query']; costs: Costs } | null
}

/** Runs after which a document is compiled: anybody can send thousands of different ones. */
const worthIt = 3

/**
 * Executes documents: frequent ones compiled by graphql-jit, others by graphql-js. For invalid variables the compiled
 * function runs nothing, and graphql-js reports them. Apollo caches parsed documents, so the same text is the same object.
 */
export function createExecutor(compiler = compileQuery): Executor {
  const seen = new WeakMap<DocumentNode, Seen>()

  function compiledOf(document: DocumentNode): Seen['compiled'] | null {
    const known = seen.get(document) ?? { times: 0 }
    known.times += 1
    seen.set(document, known)
    if (known.times < worthIt) return null
    return (known.compiled ??= compile(document, compiler))
  }

  const execution = (asked: Run): Promise<Result> =>
    operationRan.isHeard ? told(asked, executed) : executed(asked)

  async function executed({ document, operationName, variables, context }: Run): Promise<Result> {
    const operation = getOperationAST(document, operationName)
    if (operation) logMutation(operation, context)
    // An unknown operationName is reported by graphql-js; compiled documents ignore it.
    const compiled = operation && areShort(variables) && compiledOf(document)
    if (compiled) {
      context.cost = compiled.costs.of(variables)
      const result = await compiled.query(undefined, context, variables)
      if (!result.errors) compiled.costs.wasWithin(variables, context.cost)
      if (result.data !== undefined)
        return result.errors
          ? { ...result, errors: result.errors.map(withExtensions).map(answering) }
          : result
    }
    const result = await execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    })
    if (result.data !== undefined)
      return result.errors ? { ...result, errors: result.errors.map(answering) } : result
    // Without data, nothing was run.
    const refused = refusedVariables(document, { operationName, variables })
    return refused ? { errors: [refused] } : result
  }

  return {
    run: async (asked) => (asked.context as Ran)[ran] ?? (await execution(asked)),
    runWithoutErrors: async (asked) => {
      const result = await execution(asked)
      if (!result.errors) return result
      ;(asked.context as Ran)[ran] = result
      return null
    },
  }
}

async function told(asked: Run, run: (asked: Run) => Promise<Result>): Promise<Result> {
  const name = getOperationAST(asked.document, asked.operationName)?.name?.value
  const start = performance.now()
  const result = await run(asked)
  const isAway = result.errors?.some((error) => classify(error).code === 'UNAVAILABLE')
  operationRan.tell({
    name,
    outcome: isAway ? 'unavailable' : result.errors ? 'error' : 'ok',
    seconds: (performance.now() - start) / 1000,
  })
  return result
}

/** Null: several operations, nouns of Prisma's plugin, or not supported by the compiler. */
function compile(
  document: DocumentNode,
  compiler: typeof compileQuery,
): NonNullable<Seen['compiled']> | null {
  if (
    document.definitions.filter(({ kind }) => kind === 'OperationDefinition').length !== 1 ||
    readsByPlugin(document)
  )
    return null
  // TypeScript checks the types of leaf values.
  const compiled = compiler(schema, document, undefined, { disableLeafSerialization: true })
  return isCompiledQuery(compiled) ? { query: compiled.query, costs: costsOf(document) } : null
}

/**
 * Whether it asks for what Prisma's plugin reads (ADR 19). The plugin finds what it has read ahead by the objects of a
 * field's path; compiled functions make these anew for each field, and it looks for longer than graphql-js runs.
 */
function readsByPlugin(document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let isFound = false
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        isFound ||= getNamedType(types.getType())?.extensions['pothosPrismaModel'] !== undefined
      },
    }),
  )
  return isFound
}

/** graphql-jit leaves `extensions` undefined for foreign errors, and Apollo would throw on that. */
function withExtensions(error: GraphQLError): GraphQLError {
  return (error.extensions as object | undefined)
    ? error
    : Object.create(error, { extensions: { value: {} } })
}

/** A log line besides the request's own: the mutations that it runs, and their user. */
function logMutation(
  { operation, selectionSet }: OperationDefinitionNode,
  { log, requestId, viewer }: Context,
): void {
  if (operation !== 'mutation') return
  const mutations = selectionSet.selections.map((node) =>
    node.kind === 'Field' ? node.name.value : node.kind,
  )
  log.info({ requestId, user: viewer?.user.id, mutations }, 'mutation')
}
