/** An expired token is one of the owner's; the share token is sent as a session's. Sitter and carer are of the owner's cat; they were. */
export const people = ['anonymous', 'owner', 'carer', 'sitter', 'ended sitter', 'former carer', 'another owner', 'expired', 'admin', 'share token'] as const
/** The owner's tools, with tokens of their own. */
export const tools = ['reading tool', 'writing tool'] as const
export const callers = [...people, ...tools] as const
export type Caller = (typeof callers)[number]

export interface Asked {
  /** A status of REST; of the graph its code, 'ok', or 'nothing' for null. */
  outcome: number | string
  text: string
}
export type Expected = Record<(typeof people)[number], Asked['outcome']>

export const strangersAre = <Outcome>(outcome: Outcome) => ({ 'another owner': outcome, admin: outcome, 'ended sitter': outcome, 'former carer': outcome })
export const helpersAre = <Outcome>(outcome: Outcome) => ({ carer: outcome, sitter: outcome })
