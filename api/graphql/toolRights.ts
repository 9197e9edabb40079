import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode } from 'graphql'
import { accessDenied } from '../base/errors'
import { toolRefusalMessage } from './access'
import type { Context } from './context'

/**
 * The mutations that a tool with write access may call (product/accounts 7.3). Any other mutation,
 * including a new one, is refused.
 */
const toolMutations = new Set([
  'createAnimal',
  'updateAnimal',
  'uploadPhoto',
  'setAnimalPhoto',
  'createUploadUrl',
  'createMeasurement',
  'updateMeasurement',
  'deleteMeasurement',
  'addWeight',
  'deleteWeight',
  'addTreatment',
  'changeTreatment',
  'stopTreatment',
  'noteDose',
  'undoDose',
  'setStock',
  'noteStockChange',
  'deleteStock',
  'addLabResult',
  'updateLabResult',
  'deleteLabResult',
  'setVetStage',
  'clearVetStage',
  'putWatchAside',
  'answerNewHabit',
  'markAlertRead',
  'dismissAlert',
  'createShareLink',
  'revokeShareLink',
])

const readOnlyMessage = 'Cet accès permet de lire, pas d’écrire.'

/** Adds the check before the resolver of each mutation. */
export function guardTools(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    const { name, resolve } = field
    if (!resolve) throw new Error(`${name} has no resolver`)
    field.resolve = (parent, args, context: Context, info) => {
      const tool = context.viewer?.tool
      if (tool && !toolMutations.has(name)) throw accessDenied(toolRefusalMessage)
      if (tool?.access === 'read') throw accessDenied(readOnlyMessage)
      return resolve(parent, args, context, info)
    }
  }
}

/**
 * Returns whether a tool's token with write access may run each mutation of a document. Queries
 * pass.
 */
export const isAllowedForTools = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (node) =>
      node.kind !== Kind.OPERATION_DEFINITION ||
      node.operation !== OperationTypeNode.MUTATION ||
      node.selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && toolMutations.has(field.name.value),
      ),
  )
