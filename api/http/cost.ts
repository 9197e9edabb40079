import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Cost } from '../context'
import { schema } from '../schema/index'

export interface Costs {
  of(variables: Record<string, unknown> | undefined): Cost
  /** The run had no errors. */
  wasWithin(variables: Record<string, unknown> | undefined, cost: Cost): void
}

/** Nobody pages in more steps than that; who tries is counted anew each time. */
const most = 100

/** Counting walks a document each time that it runs: that it is within the limits is remembered, for the variables that its cost depends on. */
export function costsOf(document: DocumentNode): Costs {
  const names = pricingVariables(document)
  const within = new Set<string>()
  const key = (variables: Record<string, unknown> = {}) => JSON.stringify(names.map((name) => variables[name]))
  return {
    of: (variables) => ({ isKnown: within.has(key(variables)), wasCounted: false }),
    wasWithin(variables, { wasCounted }) {
      if (wasCounted && within.size < most) within.add(key(variables))
    },
  }
}

/** Those in the arguments of fields that say their price by them. */
function pricingVariables(document: DocumentNode): string[] {
  const types = new TypeInfo(schema)
  const names = new Set<string>()
  let isPriced = false
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        isPriced = typeof types.getFieldDef()?.extensions['complexity'] === 'function'
      },
      Argument(argument) {
        if (isPriced) visit(argument, { Variable: ({ name }) => void names.add(name.value) })
      },
    }),
  )
  return [...names]
}
