import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Cost } from '../context'
import { schema } from '../schema/index'

type Variables = Record<string, unknown> | null | undefined

export interface Costs {
  of(variables: Variables): Cost
  /** Call it after a run without errors. */
  wasWithin(variables: Variables, cost: Cost): void
}

/** Remembered sets of variables per document, and characters of each. */
const most = 100
const longest = 200

/** Computing a cost walks the document: results within the limits are cached by the variables that the cost depends on. */
export function costsOf(document: DocumentNode): Costs {
  const names = pricingVariables(document)
  const within = new Set<string>()
  // One that is left out takes its default, null does not: by name, the first is not there.
  const key = (variables: Variables) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, variables?.[name]])))
  return {
    of: (variables) => ({ isKnown: within.has(key(variables)), wasCounted: false }),
    wasWithin(variables, { wasCounted }) {
      if (!wasCounted || within.size >= most) return
      const known = key(variables)
      if (known.length <= longest) within.add(known)
    },
  }
}

/** Names of the variables that fields with a `complexity` function take. */
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
