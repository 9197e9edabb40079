import type { ConcreteRequest, NormalizationSelection, Variables } from 'relay-runtime'

const artifacts = import.meta.glob<{ default: ConcreteRequest }>(
  '../../__generated__/*.graphql.ts',
  { eager: true },
)

/** The screens' compiled queries. */
export const queries = Object.values(artifacts)
  .map((artifact) => artifact.default)
  .filter(({ kind, params }) => kind === 'Request' && params.operationKind === 'query')

export type SelectionVisitor = (
  type: string,
  selection: NormalizationSelection,
  /** The query's variables, with their default values. */
  variables: Variables,
) => void

/** Calls `visit` with each selection of a query and the type that it is made on. */
export function visitSelections({ operation }: ConcreteRequest, visit: SelectionVisitor): void {
  const variables = Object.fromEntries(
    operation.argumentDefinitions.flatMap((one) =>
      one.kind === 'LocalArgument' ? [[one.name, one.defaultValue]] : [],
    ),
  )
  const walk = (type: string, selections: readonly NormalizationSelection[]): void => {
    for (const selection of selections) {
      visit(type, selection, variables)
      if (selection.kind === 'LinkedField') walk(selection.concreteType ?? '', selection.selections)
      else if (selection.kind === 'InlineFragment')
        walk(selection.abstractKey ? type : selection.type, selection.selections)
      else if (selection.kind === 'Condition') walk(type, selection.selections)
    }
  }
  walk('Query', operation.selections)
}
