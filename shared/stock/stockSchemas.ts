import * as z from 'zod/mini'
import { INVALID_BODY, blankAs, isObject } from '../base/validation'
import { noteOf, parseAmount, requiredDay } from '../care/treatmentSchemas'
import { stockChangeKinds, stockUnits } from './stock'

// The values of a stock and of its changes (product/stock 1).

export const BAG_MAX_ML = 5_000
export const WARNING_DAYS_MAX = 60
export const WARNING_DAYS = 7
export const STOCK_NOTE_MAX = 140

const AMOUNT_MESSAGE = 'Le nombre est entre 0,001 et 10\u202f000'
const BAG_MESSAGE = `Une poche contient de 1 à ${BAG_MAX_ML} mL`
const WARNING_MESSAGE = `Choisissez de 1 à ${WARNING_DAYS_MAX} jours`

/** Parses '-2,5', 0 or -2.5. Returns `null` if it is anything else. */
export function parseChange(text: string): number | null {
  const [, sign, digits = ''] = /^\s*([-−+]?)(.*)$/.exec(text) ?? []
  if (/^0+$/.test(digits)) return 0
  const amount = parseAmount(digits)
  return amount === null ? null : sign === '-' || sign === '−' ? -amount : amount
}

const amount = z.pipe(
  z.pipe(z.union([z.number(), z.string()], AMOUNT_MESSAGE), z.transform(String)),
  z.pipe(
    z.string().check(z.refine((text) => parseChange(text) !== null, AMOUNT_MESSAGE)),
    z.transform((text: string) => parseChange(text) ?? 0),
  ),
)

const wholeNumber = (message: string, max: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\d{1,5}$/.test(value.trim()) ? Number(value) : value,
    ),
    z.int(message).check(z.gte(1, message), z.lte(max, message)),
  )

const packDates = {
  openedOn: blankAs(null, requiredDay('Date d’ouverture invalide')),
  useBy: blankAs(null, requiredDay('Date de péremption invalide')),
}

export const stockTermsShape = {
  unit: z.enum(stockUnits, 'Unité inconnue'),
  bagMl: blankAs(null, wholeNumber(BAG_MESSAGE, BAG_MAX_ML)),
  warningDays: z._default(wholeNumber(WARNING_MESSAGE, WARNING_DAYS_MAX), WARNING_DAYS),
  isPutAway: z._default(z.boolean('Valeurs possibles\u00a0: true, false'), false),
}

/** Requires the mL of a bag, and only of a bag. */
export const bagHasMl = z.refine<{ unit?: unknown; bagMl?: unknown }>(
  ({ unit, bagMl }) => (unit === 'bag') === (bagMl != null),
  { message: BAG_MESSAGE, path: ['bagMl'], when: isObject },
)

/** Requires a positive amount for a renewal. */
export const renewalAdds = z.refine<{ kind?: unknown; amount?: unknown }>(
  ({ kind, amount: added }) => kind !== 'renewed' || (typeof added === 'number' && added > 0),
  { message: AMOUNT_MESSAGE, path: ['amount'], when: ({ issues }) => issues.length === 0 },
)

/** Validates the terms of a stock, with what there is at its start. */
export const stockInput = z
  .object({ ...stockTermsShape, amount: blankAs(null, amount), ...packDates }, INVALID_BODY)
  .check(
    bagHasMl,
    z.refine(({ amount: added }) => added == null || added > 0, {
      message: AMOUNT_MESSAGE,
      path: ['amount'],
      when: ({ issues }) => issues.length === 0,
    }),
  )

export const stockChangeShape = {
  kind: z.enum(stockChangeKinds, 'Valeurs possibles\u00a0: renewed, corrected'),
  amount,
  ...packDates,
  note: noteOf(STOCK_NOTE_MAX),
}

/** Validates a renewal or a correction from the form, GraphQL, REST, the queue and a copy. */
export const stockChangeInput = z.object(stockChangeShape, INVALID_BODY).check(renewalAdds)
