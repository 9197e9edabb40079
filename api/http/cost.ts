import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Cost } from '../context'
import { schema } from '../schema/index'

type Variables = Record<string, unknown> | null | undefined

export interface Costs {
  of(variables: Variables): Cost
  /** The run had no errors. */
  wasWithin(variables: Variables, cost: Cost): void
}

/** Nobody pages in more steps than that, or by longer cursors; who does is counted anew each time. */
const most = 100
const longest = 200

/** Counting walks a document each time that it runs: that it is within the limits is remembered, for the variables that its cost depends on. */
export function costsOf(document: DocumentNode): Costs {
  const names = pricingVariables(document)
  const within = new Set<string>()
  const key = (variables: Variables) => JSON.stringify(names.map((name) => variables?.[name]))
  return {
    of: (variables) => ({ isKnown: within.has(key(variables)), wasCounted: false }),
    wasWithin(variables, { wasCounted }) {
      if (!wasCounted || within.size >= most) return
      const known = key(variables)
      if (known.length <= longest) within.add(known)
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
