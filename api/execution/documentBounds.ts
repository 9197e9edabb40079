import {
  type DocumentNode,
  getIntrospectionQuery,
  GraphQLError,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { validationError, malformedError } from '../base/errors'
import { type Cost, costOf } from './cost'
import { comparisonsOf, shapeOf } from './documentShape'

/**
 * Limits of a document that is not one of ours (docs/graphql.md, Limits; ADR 25). The largest of
 * ours has 6,400 characters and 755 tokens.
 */
const textBounds = {
  /** Limits of a request without a token. */
  anonymous: { characters: 10_000, tokens: 400 },
  caller: { characters: 50_000, tokens: 2_000 },
}

const maxFields = 500
/** graphql-js's own introspection is 15 levels deep; the graph itself has 12. */
const maxDepth = 20
/**
 * The most comparisons of fields with the same response name. Validation takes about 2 µs for each.
 */
const maxComparisons = 5_000

/**
 * The most that one run may cost. `fields` limits a foreign document, which graphql-js runs at 1 µs
 * a field.
 */
export const costBounds = { fields: 30_000, rows: 20_000, points: 5_000, anonymousPoints: 1_500 }

/**
 * Parses a text that is not one of ours, and refuses one that would be slow to validate.
 * @throws MALFORMED for syntax errors and too many tokens, VALIDATION beyond the other limits
 */
export function boundedDocument(text: string, isAnonymous: boolean): DocumentNode {
  const { characters, tokens } = textBounds[isAnonymous ? 'anonymous' : 'caller']
  if (text.length > characters) throw tooComplex()
  const document = parseDocument(text, tokens)
  const { fields, depth } = shapeOf(document)
  if (fields > maxFields || depth > maxDepth) throw tooComplex()
  if (comparisonsOf(document, maxComparisons, maxDepth) > maxComparisons) throw tooComplex()
  return document
}

function parseDocument(text: string, maxTokens: number): DocumentNode {
  try {
    return parse(text, { maxTokens })
  } catch (error) {
    // Deeply nested values exhaust the parser's stack.
    if (!(error instanceof GraphQLError)) throw tooComplex()
    const { message, source, positions } = error
    throw new GraphQLError(message, { source, positions, extensions: malformedError().extensions })
  }
}

/** @throws VALIDATION */
export function requireWithinBounds(
  cost: Cost,
  { isAnonymous, isOwn }: { isAnonymous: boolean; isOwn: boolean },
): void {
  if (
    (!isOwn && cost.fields > costBounds.fields) ||
    cost.rows > costBounds.rows ||
    cost.points > (isAnonymous ? costBounds.anonymousPoints : costBounds.points) ||
    cost.introspection > wholeIntrospection()
  )
    throw tooComplex()
}

/**
 * Returns the points of the minute's budget: resolving a field costs a hundredth of one, in
 * addition to what it reads and computes.
 */
export const spentPoints = ({ fields, introspection, points }: Cost): number =>
  points + (fields + introspection) / 100

/**
 * Returns the points of the fields that were counted but not resolved: those of rows that a list
 * did not have, and those that `@skip` omitted.
 */
export const unspentPoints = ({ fields, introspection }: Cost, data: unknown): number =>
  Math.max(0, fields + introspection - fieldsOf(data)) / 100

/** `Object.values` would take three times as long, which is 8 % of a home query. */
function fieldsOf(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  let count = 0
  if (Array.isArray(data)) for (const item of data) count += fieldsOf(item)
  else
    for (const name of Object.keys(data)) {
      const value = (data as Record<string, unknown>)[name]
      count += 1
      if (typeof value === 'object') count += fieldsOf(value)
    }
  return count
}

let cachedCost: number | undefined

/** Clients that read the schema send graphql-js's own query, so that this query sets the limit. */
const wholeIntrospection = (): number => (cachedCost ??= introspectionCost())

function introspectionCost(): number {
  const document = parse(
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  )
  return costOf(document, document.definitions[0] as OperationDefinitionNode, {}).introspection
}

const tooComplex = () => validationError({ query: 'Requête trop complexe' })
