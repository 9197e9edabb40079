import {
  createOperationDescriptor,
  getStorageKey,
  type ConcreteRequest,
  type NormalizationArgument,
  type NormalizationLinkedField,
  type NormalizationScalarField,
  type NormalizationSelection,
  type Variables,
} from 'relay-runtime'
import type { StoreRecord } from '../../base/relay/storeRecord'

export interface Records {
  get(id: string): StoreRecord | undefined
  all(): Iterable<StoreRecord>
}

/** Computes a field; `undefined` if it is as stored. */
export type FieldRule = (record: StoreRecord, name: string, args: Variables) => unknown

type Link = { __ref: string } | { __refs: (string | null)[] } | { __made: StoreRecord } | null
type Data = Record<string, unknown>

/** A link to a record that a rule made, and that is not stored. */
export const computedLink = (record: StoreRecord | null): Link => record && { __made: record }

class UnknownFieldError extends Error {}

/** Puts a response together from records: the reverse of Relay's normaliser. Returns `null` if a field is unknown. */
export function responseFromRecords(
  request: ConcreteRequest,
  allVariables: Variables,
  records: Records,
  rule: FieldRule,
): Data | null {
  const { variables } = createOperationDescriptor(request, allVariables).request

  function object(
    id: string,
    selections: readonly NormalizationSelection[],
    target: Data = {},
  ): Data {
    const record = records.get(id)
    if (!record) throw new UnknownFieldError(id)
    return objectOf(record, selections, target)
  }

  function objectOf(
    record: StoreRecord,
    selections: readonly NormalizationSelection[],
    target: Data = {},
  ): Data {
    fill(target, record, selections)
    return target
  }

  function fill(
    data: Data,
    record: StoreRecord,
    selections: readonly NormalizationSelection[],
  ): void {
    for (const selection of selections) {
      switch (selection.kind) {
        case 'ScalarField':
          data[selection.alias ?? selection.name] = value(record, selection)
          break
        case 'LinkedField':
          // Several fragments may select parts of the same object.
          data[selection.alias ?? selection.name] = linkedValue(
            value(record, selection) as Link,
            selection.selections,
            data[selection.alias ?? selection.name],
          )
          break
        case 'Condition':
          if (Boolean(variables[selection.condition]) === selection.passingValue)
            fill(data, record, selection.selections)
          break
        case 'InlineFragment':
          if (isOfType(data, record, selection)) fill(data, record, selection.selections)
          break
        case 'TypeDiscriminator':
          isOfType(data, record, selection)
          break
        case 'ClientExtension':
        case 'LinkedHandle':
        case 'ScalarHandle':
          break
        case 'ActorChange':
        case 'ClientComponent':
        case 'Defer':
        case 'FlightField':
        case 'FragmentSpread':
        case 'ModuleImport':
        case 'Stream':
          throw new UnknownFieldError(selection.kind)
      }
    }
  }

  function value(
    record: StoreRecord,
    field: NormalizationScalarField | NormalizationLinkedField,
  ): unknown {
    const computedValue = rule(
      record,
      field.name,
      Object.fromEntries((field.args ?? []).map((argument) => [argument.name, valueOf(argument)])),
    )
    const fieldValue =
      computedValue === undefined ? record[getStorageKey(field, variables)] : computedValue
    if (fieldValue === undefined) throw new UnknownFieldError(field.name)
    return fieldValue
  }

  function linkedValue(
    link: Link,
    selections: readonly NormalizationSelection[],
    target: unknown,
  ): unknown {
    if (link === null) return null
    if ('__made' in link) return objectOf(link.__made, selections, target as Data | undefined)
    if ('__ref' in link) return object(link.__ref, selections, target as Data | undefined)
    return link.__refs.map(
      (id, index) => id && object(id, selections, (target as Data[] | undefined)?.[index]),
    )
  }

  function valueOf(argument: NormalizationArgument): unknown {
    if (argument.kind === 'Variable') return variables[argument.variableName]
    return argument.kind === 'Literal' ? argument.value : undefined
  }

  /** An interface's type is given by a key in the response, as Relay's queries select it. */
  function isOfType(
    data: Data,
    record: StoreRecord,
    { type, abstractKey }: { type?: string; abstractKey?: string | null },
  ): boolean {
    const typename = record['__typename']
    if (!abstractKey) return typename === type
    // Relay stores whether a type implements an interface once a query has selected it. Otherwise
    // the fragment's fields are unknown, not empty.
    const implementsInterface = records.get(`client:__type:${String(typename)}`)?.[abstractKey]
    if (implementsInterface === undefined) throw new UnknownFieldError(abstractKey)
    if (implementsInterface === true) data[abstractKey] = typename
    return implementsInterface === true
  }

  try {
    return object('client:root', request.operation.selections)
  } catch (error) {
    if (error instanceof UnknownFieldError) return null
    throw error
  }
}
