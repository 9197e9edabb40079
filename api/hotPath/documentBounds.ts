import {
  type DocumentNode,
  getIntrospectionQuery,
  GraphQLError,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { invalid, malformed } from '../errors'
import { type Cost, costOf } from './cost'
import { comparisonsOf, shapeOf } from './documentShape'

/** Limits of a document that was not known beforehand (docs/graphql.md, Limits; ADR 25). Ours: 6,400 characters, 755 tokens. */
const textBounds = {
  /** A request without a token. */
  stranger: { characters: 10_000, tokens: 400 },
  caller: { characters: 50_000, tokens: 2_000 },
}

const fieldsOfText = 500
/** graphql-js's own introspection is 15 floors deep; the graph itself has 12. */
const floors = 20
/** Of fields with the same response name: validation takes about 2 µs for each. */
const comparisons = 5_000

/** What one run may cost. `fields`: of a foreign document, which graphql-js runs at 1 µs a field. */
export const costBounds = { fields: 30_000, rows: 20_000, points: 5_000, strangersPoints: 1_500 }

/**
 * Parses a text that was not known beforehand, and refuses one that would be slow to validate.
 * @throws MALFORMED for syntax errors and too many tokens, VALIDATION beyond the other limits
 */
export function boundedDocument(text: string, isStranger: boolean): DocumentNode {
  const { characters, tokens } = textBounds[isStranger ? 'stranger' : 'caller']
  if (text.length > characters) throw tooComplex()
  const document = parsed(text, tokens)
  const { fields, depth } = shapeOf(document)
  if (fields > fieldsOfText || depth > floors) throw tooComplex()
  if (comparisonsOf(document, comparisons, floors) > comparisons) throw tooComplex()
  return document
}

function parsed(text: string, maxTokens: number): DocumentNode {
  try {
    return parse(text, { maxTokens })
  } catch (error) {
    const { message, source, positions } = error as GraphQLError
    throw new GraphQLError(message, { source, positions, extensions: malformed().extensions })
  }
}

/** @throws VALIDATION */
export function requireWithinBounds(
  cost: Cost,
  { isStranger, isOurs }: { isStranger: boolean; isOurs: boolean },
): void {
  if (
    (!isOurs && cost.fields > costBounds.fields) ||
    cost.rows > costBounds.rows ||
    cost.points > (isStranger ? costBounds.strangersPoints : costBounds.points) ||
    cost.introspection > wholeIntrospection()
  )
    throw tooComplex()
}

/** Points of the minute's budget: resolving a field takes a hundredth of one, beside what it reads and computes. */
export const spentPoints = ({ fields, introspection, points }: Cost): number =>
  points + (fields + introspection) / 100

let known: number | undefined

/** Clients that read the schema send graphql-js's own query: it is the limit. */
const wholeIntrospection = (): number => (known ??= introspectionCost())

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

const tooComplex = () => invalid({ query: 'Requête trop complexe' })
