/** The expired token is the owner's; the share token is sent as a session's. Sitters and carers are, or were, in the owner's cat's circle. */
export const people = [
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
export const callers = [...people, ...tools] as const
export type Caller = (typeof callers)[number]

export interface Asked {
  /** A status of REST; of the graph its code, 'ok', or 'nothing' for null. */
  outcome: number | string
  text: string
}
export type Expected = Record<(typeof people)[number], Asked['outcome']>

export const strangersAre = <Outcome>(outcome: Outcome) => ({
  'another owner': outcome,
  admin: outcome,
  'ended sitter': outcome,
  'former carer': outcome,
})
export const helpersAre = <Outcome>(outcome: Outcome) => ({ carer: outcome, sitter: outcome })
