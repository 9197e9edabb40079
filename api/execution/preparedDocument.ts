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

/** A valid document that may run without Apollo: one of ours, or a foreign one that ran before. */
export interface PreparedDocument {
  text: string
  /** True for the documents of the app and of REST. */
  isOwn: boolean
  document: DocumentNode
  operation: OperationDefinitionNode
  readPlan: ReadAhead
  cost: (variables: Record<string, unknown>) => Cost
  /** `null` if graphql-js runs it, as it does each foreign document (ADR 25). */
  compiled: CompiledQuery['query'] | null
}

/** The compiler: graphql-jit's, or a test's. */
export type Compiler = typeof compileQuery<Values, Values>
type Values = Record<string, unknown>

/**
 * Prepares a document of ours.
 * @throws if it does not fit the schema, or has several operations
 */
export function prepareDocument(text: string, compiler: Compiler = compileQuery): PreparedDocument {
  const document = parse(text)
  const [error] = validate(schema, document)
  if (error) throw error
  const operation = onlyOperation(document)
  if (!operation) throw new Error('A document of ours has one operation')
  let compiled: CompiledQuery['query'] | null | undefined
  return {
    ...uncompiledDocument(text, document, operation),
    isOwn: true,
    get compiled() {
      if (compiled === undefined)
        compiled = readsByPlugin(document) ? null : compile(document, compiler)
      return compiled
    },
  }
}

/** Prepares a foreign document that Apollo has validated; `null` if it has several operations. */
export function prepareForeign(text: string, document: DocumentNode): PreparedDocument | null {
  const operation = onlyOperation(document)
  return operation && uncompiledDocument(text, document, operation)
}

function onlyOperation({ definitions }: DocumentNode): OperationDefinitionNode | null {
  const operations = definitions.filter((node) => node.kind === 'OperationDefinition')
  return operations.length === 1 ? operations[0]! : null
}

const uncompiledDocument = (
  text: string,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): PreparedDocument => ({
  text,
  isOwn: false,
  document,
  operation,
  readPlan: readAhead(document),
  cost: cachedCosts(document, operation),
  compiled: null,
})

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
