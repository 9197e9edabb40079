import {
  coerceInputValue,
  type DocumentNode,
  getNamedType,
  getOperationAST,
  type GraphQLError,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  typeFromAST,
} from 'graphql'
import { type FieldErrors, invalid } from '../errors'
import { schema } from '../schema/index'

/** graphql-js' own bound: a body may have thousands. */
const most = 50
const enough = new Error('enough refusals')

interface Asked {
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

/** Validation errors of the variables by field, in French; null if they fit the schema. */
export function refusedVariables(document: DocumentNode, asked: Asked): GraphQLError | null {
  const fields: FieldErrors = {}
  let refused = 0
  try {
    eachRefusal(document, asked, (field, sentence) => {
      fields[field] ??= sentence
      refused += 1
      if (refused === most) throw enough
    })
  } catch (error) {
    if (error !== enough) throw error
  }
  return refused === 0 ? null : invalid(fields)
}

function eachRefusal(
  document: DocumentNode,
  { operationName, variables = {} }: Asked,
  tell: (field: string, sentence: string) => void,
): void {
  const operation = getOperationAST(document, operationName)
  for (const { variable, type: typeNode, defaultValue } of operation?.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, typeNode as never)
    if (
      !isInputType(type) ||
      (variables[name] === undefined && (defaultValue || typeNode.kind !== 'NonNullType'))
    )
      continue
    coerceInputValue(variables[name], type, (path, value, error) => {
      const { field, sentence } = described(type, { path, value, error })
      // Named like REST's fields: without the variable's name.
      const isField = isInputObjectType(getNamedType(type)) && field.length > 0
      tell((isField ? field : [name, ...field]).join('.'), sentence)
    })
  }
}

interface Refusal {
  path: readonly (string | number)[]
  value: unknown
  error: GraphQLError
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

function described(
  root: GraphQLInputType,
  { path, value, error }: Refusal,
): { field: readonly (string | number)[]; sentence: string } {
  const type = typeAt(root, path)
  if (isInputObjectType(type) && typeof value === 'object' && value !== null) {
    // For a missing or unknown field, graphql-js gives the object's path, and the field's name in the message only.
    const name = /^Field "(\w+)"/.exec(error.message)?.[1]
    const isKnown = name !== undefined && Object.hasOwn(type.getFields(), name)
    return {
      field: name === undefined ? path : [...path, name],
      sentence: isKnown ? missing(name) : 'Champ inconnu',
    }
  }
  if (value == null) return { field: path, sentence: missing(String(path.at(-1))) }
  if (isEnumType(type))
    return {
      field: path,
      sentence: `Une de ces valeurs est attendue\u00a0: ${type
        .getValues()
        .map(({ name }) => name)
        .join(', ')}`,
    }
  return { field: path, sentence: sentences[type.name] ?? 'Valeur invalide' }
}

/** product/entries 1.1: an entry is somebody's. */
const missing = (field: string): string =>
  field === 'animalUuid' ? 'Animal requis' : 'Champ requis'

/** The named type at a path; indexes of lists are skipped. */
function typeAt(root: GraphQLInputType, path: readonly (string | number)[]) {
  let type = getNamedType(root)
  for (const part of path) {
    if (typeof part === 'string' && isInputObjectType(type))
      type = getNamedType(type.getFields()[part]!.type)
  }
  return type
}
