import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import type { Context } from './context'

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos merges options in this way
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      mutationLoaders: MutationLoadersPlugin<Types>
    }
  }
}

/**
 * Clears the loaders before each mutation. A document may contain several, which run one after
 * another: rows that an earlier payload loaded are older than the next write.
 */
class MutationLoadersPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (parentType !== 'Mutation') return resolve
    return (parent, args, context, info) => {
      for (const loader of Object.values((context as Context).loaders)) loader.clearAll()
      return resolve(parent, args, context, info)
    }
  }
}

export const mutationLoadersPlugin = 'mutationLoaders'
SchemaBuilder.registerPlugin(mutationLoadersPlugin, MutationLoadersPlugin)
