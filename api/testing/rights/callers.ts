/**
 * Lists the callers. The expired token is the owner's, and the share token is sent as a session's.
 * Sitters and carers are or were in the circle of the owner's cat.
 */
export const sessionCallers = [
  'anonymous',
  'owner',
  'carer',
  'sitter',
  'ended sitter',
  'former carer',
  'another owner',
  'expired',
  'admin',
  'share token',
] as const
export const tools = ['reading tool', 'writing tool'] as const
export const callers = [...sessionCallers, ...tools] as const
export type TestCaller = (typeof callers)[number]

export interface CallOutcome {
  /** The HTTP status of a REST call; for the graph its error code, 'ok', or 'nothing' for null. */
  outcome: number | string
  text: string
}
export type ExpectedOutcomes = Record<(typeof sessionCallers)[number], CallOutcome['outcome']>

export const forOutsiders = <Outcome>(outcome: Outcome) => ({
  'another owner': outcome,
  admin: outcome,
  'ended sitter': outcome,
  'former carer': outcome,
})
export const forHelpers = <Outcome>(outcome: Outcome) => ({ carer: outcome, sitter: outcome })
