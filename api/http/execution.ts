import { type DocumentNode, execute, type ExecutionResult, getOperationAST, type GraphQLError } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../context'
import { answering } from '../errors'
import { schema } from '../schema/index'
import { type Costs, costsOf } from './cost'
import { logMutation } from './operationLog'
import { refusedVariables } from './refusedVariables'

export type Result = ExecutionResult<Record<string, unknown>>

export interface Run {
  document: DocumentNode
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
  context: Context
}

export interface Executor {
  run(asked: Run): Promise<Result>
  /** Null where there are errors: whoever then runs the same in the same context is given this run's. */
  runWithoutErrors(asked: Run): Promise<Result | null>
}

/** Where a context keeps what came of a run; Apollo hands on a copy of the context. */
const ran = Symbol('ran')
type Ran = Context & { [ran]?: Result }

/** How often a document was seen, and what it was compiled to; null: not to be compiled. */
interface Seen {
  times: number
  compiled?: { query: CompiledQuery['query']; costs: Costs } | null
}

/** A document that was seen but once is not worth its compilation, and a stranger could ask for thousands. */
const worthIt = 3

/**
 * Executes a document: one that keeps coming as the function that graphql-jit compiled of it, any other by the reference
 * implementation, which also says that a variable is wrong (the compiled function stops there before it runs anything).
 * Apollo keeps the documents that it parsed: the same text is the same object.
 */
export function createExecutor(): Executor {
  const seen = new WeakMap<DocumentNode, Seen>()

  function compiledOf(document: DocumentNode): Seen['compiled'] | null {
    const known = seen.get(document) ?? { times: 0 }
    known.times += 1
    seen.set(document, known)
    if (known.times < worthIt) return null
    return (known.compiled ??= compile(document))
  }

  async function execution({ document, operationName, variables, context }: Run): Promise<Result> {
    const operation = getOperationAST(document, operationName)
    if (operation) logMutation(operation, context)
    // A name that no operation has is graphql-js's to refuse: what is compiled knows no names.
    const compiled = operation && compiledOf(document)
    if (compiled) {
      context.cost = compiled.costs.of(variables)
      const result = await compiled.query(undefined, context, variables)
      if (!result.errors) compiled.costs.wasWithin(variables, context.cost)
      if (result.data !== undefined) return result.errors ? { ...result, errors: result.errors.map(withExtensions).map(answering) } : result
    }
    const result = await execute({ schema, document, operationName, variableValues: variables, contextValue: context })
    if (result.data !== undefined) return result.errors ? { ...result, errors: result.errors.map(answering) } : result
    // Nothing ran.
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

/** Null: several operations, of which the request picks one, or something that the compiler has no words for. */
function compile(document: DocumentNode): NonNullable<Seen['compiled']> | null {
  if (document.definitions.filter(({ kind }) => kind === 'OperationDefinition').length !== 1) return null
  // Texts, numbers and enum values are what TypeScript says they are.
  const compiled = compileQuery(schema, document, undefined, { disableLeafSerialization: true })
  return isCompiledQuery(compiled) ? { query: compiled.query, costs: costsOf(document) } : null
}

/** What a resolver threw unforeseen has none in a compiled document, and Apollo would stumble over that: graphql-js has {}. */
function withExtensions(error: GraphQLError): GraphQLError {
  return (error.extensions as object | undefined) ? error : Object.create(error, { extensions: { value: {} } })
}
