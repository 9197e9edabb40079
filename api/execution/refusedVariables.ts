import {
  coerceInputValue,
  getNamedType,
  type GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import { type FieldErrors, validationError } from '../base/errors'
import { schema } from './schema'

/** graphql-js' own limit: a body may have thousands of errors. */
const maxErrors = 50
const stop = new Error('enough refusals')

/**
 * Returns validation errors of the variables by field, in French. `null` if they fit the schema.
 */
export function refusedVariables(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | null {
  const fields: FieldErrors = {}
  let errorCount = 0
  try {
    eachRefusal(operation, variables, (field, sentence) => {
      fields[field] ??= sentence
      errorCount += 1
      if (errorCount === maxErrors) throw stop
    })
  } catch (error) {
    if (error !== stop) throw error
  }
  return errorCount === 0 ? null : validationError(fields)
}

function eachRefusal(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  refuse: (field: string, sentence: string) => void,
): void {
  for (const { variable, type: typeNode, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, typeNode as never)
    if (
      !isInputType(type) ||
      (variables[name] === undefined && (defaultValue || typeNode.kind !== 'NonNullType'))
    )
      continue
    const namedType = getNamedType(type)
    // graphql-js reports each field of an object with the object itself.
    const visited = new Set<unknown>()
    coerceInputValue(variables[name], type, (path, value) => {
      const isObject = typeof value === 'object' && value !== null
      if (isObject && visited.has(value)) return
      if (isObject) visited.add(value)
      for (const { field, sentence } of fieldErrorsOf(type, path, value)) {
        // Fields are named as in REST: without the variable's name.
        const isField = isInputObjectType(namedType) && field.length > 0
        refuse((isField ? field : [name, ...field]).join('.'), sentence)
      }
    })
  }
}

interface VariableRefusal {
  field: readonly (string | number)[]
  sentence: string
}

const sentences: Record<string, string> = {
  Int: 'Un nombre entier est attendu',
  String: 'Un texte est attendu',
  ID: 'Un identifiant est attendu',
  Boolean: 'Vrai ou faux est attendu',
  UUID: 'Identifiant invalide',
  DateTime: 'Date invalide',
  Date: 'Jour invalide',
}

function fieldErrorsOf(
  root: GraphQLInputType,
  path: readonly (string | number)[],
  value: unknown,
): Iterable<VariableRefusal> {
  const type = typeAt(root, path)
  // A list is no object, though it lacks no field if none is required.
  if (
    isInputObjectType(type) &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value)
  )
    return refusalsOfObject(type, path, value as Record<string, unknown>)
  if (value == null) return [{ field: path, sentence: missingMessage(String(path.at(-1))) }]
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name)
    return [{ field: path, sentence: `Une de ces valeurs est attendue\u00a0: ${names.join(', ')}` }]
  }
  return [{ field: path, sentence: sentences[type.name] ?? 'Valeur invalide' }]
}

/** The fields that the value lacks, and those that its type does not have. */
function* refusalsOfObject(
  type: GraphQLInputObjectType,
  path: readonly (string | number)[],
  value: Record<string, unknown>,
): Iterable<VariableRefusal> {
  const fields = type.getFields()
  for (const field of Object.values(fields)) {
    if (value[field.name] === undefined && isRequiredInputField(field))
      yield { field: [...path, field.name], sentence: missingMessage(field.name) }
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name)) yield { field: [...path, name], sentence: 'Champ inconnu' }
  }
}

/** An entry belongs to a cat (product/entries 1.1). */
const missingMessage = (field: string): string =>
  field === 'animalUuid' ? 'Animal requis' : 'Champ requis'

/** Returns the named type at a path; indexes of lists are skipped. */
function typeAt(root: GraphQLInputType, path: readonly (string | number)[]) {
  let type = getNamedType(root)
  for (const part of path) {
    if (typeof part === 'string' && isInputObjectType(type))
      type = getNamedType(type.getFields()[part]!.type)
  }
  return type
}
