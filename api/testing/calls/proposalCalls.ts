import type { TestOwner } from '../owner'
import type { TestApp } from '../testApp'

export const martin = { vetName: 'Dr Martin', weight: '4,25' }

/** Returns the calls of a vet with the current link, and of the cat's owner. */
export function createProposalCalls(
  context: () => { app: TestApp; owner: TestOwner; cat: string; token: string },
) {
  const share = async (input: object = {}): Promise<string> =>
    (
      await context().owner.mutate(
        'createShareLink',
        { animalUuid: context().cat, ...input },
        'shareLink { token }',
      )
    ).data.createShareLink.shareLink.token
  /** Returns how many proposals are left, or the extensions of the first error. */
  async function leave(input: object = martin, by = context().token) {
    const { data, errors } = await context().app.graphql(
      'mutation ($input: LeaveVetProposalInput!) { leaveVetProposal(input: $input) { left } }',
      { input: { token: by, ...input } },
    )
    return errors ? errors[0]!.extensions : data.leaveVetProposal
  }
  const read = async (selection: string) =>
    (
      await context().owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, {
        id: context().cat,
      })
    ).data.animal
  const proposals = async () =>
    (
      await read(
        'proposedBy vetProposals { uuid vetName practice text numbers { part value days message } decidedOn accepted }',
      )
    ).vetProposals
  const watches = async () => (await read('watches { rule level reasons { label } }')).watches
  /** Decides the pending proposal, else the newest. */
  async function decide(accepted: string[]) {
    const all = await proposals()
    const { uuid } =
      all.find(({ decidedOn }: { decidedOn: string | null }) => decidedOn === null) ?? all[0]
    const { data } = await context().owner.mutate(
      'decideVetProposal',
      { animalUuid: context().cat, uuid, accepted },
      'animal { proposedBy vetPhone vetLimits { part value days since } } vetProposal { accepted decidedOn }',
    )
    return data.decideVetProposal
  }

  return { share, leave, read, proposals, watches, decide }
}
