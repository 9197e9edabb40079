import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type InputShapeFromFields,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

/**
 * The price of a field and the length of its list. execution/cost.ts sums both before a document
 * runs. `price` is in points, for each object whose field is selected. `size` is the number of
 * items of the list or, for a connection, of the list below it.
 */
export interface Price {
  price?: number
  size?: number
}

type Complexity<Args> = number | Price | ((args: Args) => number | Price)

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Pothos merges options in this way
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      price: PricePlugin<Types>
    }
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      complexity?: Complexity<InputShapeFromFields<Args>>
    }
  }
}

/** Copies a field's `complexity` into the schema, where `priceOf` reads it. */
class PricePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    const { complexity } = field.pothosOptions
    return complexity === undefined
      ? field
      : { ...field, extensions: { ...field.extensions, complexity } }
  }
}

export const pricePlugin = 'price'
SchemaBuilder.registerPlugin(pricePlugin, PricePlugin)

type Extensions = Readonly<Record<string, unknown>>

export const isPricedByArguments = (extensions: Extensions): boolean =>
  typeof extensions['complexity'] === 'function'

export function priceOf(extensions: Extensions, args: () => Record<string, unknown>): Price {
  const complexity = extensions['complexity'] as Complexity<Record<string, unknown>> | undefined
  const price = typeof complexity === 'function' ? complexity(args()) : complexity
  return typeof price === 'number' ? { price } : (price ?? {})
}
