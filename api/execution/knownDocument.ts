import {
  type DocumentNode,
  getNamedType,
  type OperationDefinitionNode,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { type Cost, cachedCosts } from './cost'
import { type ReadAhead, readAhead } from './readAhead'
import { schema } from './schema'

/** A document of ours: the app's or REST's. Only these are compiled and cached. */
export interface KnownDocument {
  text: string
  document: DocumentNode
  operation: OperationDefinitionNode
  readPlan: ReadAhead
  cost: (variables: Record<string, unknown>) => Cost
  /** `null` if graphql-js runs it. */
  compiled: CompiledQuery['query'] | null
}

/** The compiler: graphql-jit's, or a test's. */
export type Compiler = typeof compileQuery<Values, Values>
type Values = Record<string, unknown>

/** Prepares a document. @throws if the text does not fit the schema, or has several operations */
export function knownDocument(text: string, compiler: Compiler = compileQuery): KnownDocument {
  const document = parse(text)
  const [error] = validate(schema, document)
  if (error) throw error
  const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition')
  const [operation] = operations
  if (!operation || operations.length > 1) throw new Error('A known document has one operation')
  let compiled: CompiledQuery['query'] | null | undefined
  return {
    text,
    document,
    operation,
    readPlan: readAhead(document),
    cost: cachedCosts(document, operation),
    get compiled() {
      if (compiled === undefined)
        compiled = readsByPlugin(document) ? null : compile(document, compiler)
      return compiled
    },
  }
}

function compile(document: DocumentNode, compiler: Compiler): CompiledQuery['query'] | null {
  // TypeScript checks the types of leaf values.
  const compiled = compiler(schema, document, undefined, { disableLeafSerialization: true })
  return isCompiledQuery(compiled) ? compiled.query : null
}

/**
 * Returns whether the document selects fields that Prisma's plugin reads (ADR 19). The plugin
 * identifies the data that it has read ahead by the objects of a field's path. Compiled functions
 * create these objects anew for each field, and the plugin's search takes longer than graphql-js's
 * run.
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
