import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import {
  type DatedChange,
  isDose,
  type PendingChange,
  type PendingDose,
} from '../../offline/queue/rows'

/** The cat was deleted, or its owner removed this user: a new change would be refused too. */
export const isOfUnknownCat = ({ refusal }: PendingChange): boolean =>
  refusal?.reason === UNKNOWN_CAT

/** Fields of the mutations that receive a change's `date`. */
const dateFields: readonly unknown[] = ['date', 'at', 'seenAt']

export const canRedate = (change: PendingChange): change is DatedChange =>
  change.kind !== 'edit' && dateFields.includes(change.refusal?.field)

/** Returns whether a notification noted the dose after another phone: the refusal's reason is a question. */
export const isRefusedSecondDose = (change: PendingChange): change is PendingDose =>
  isDose(change) &&
  change.content.guarded === true &&
  change.refusal !== null &&
  // Older builds stored no code, so every other refusal counts as this one.
  (change.refusal.code ?? 'ALREADY_GIVEN') === 'ALREADY_GIVEN' &&
  !isOfUnknownCat(change) &&
  !canRedate(change)
