import { expect } from 'vitest'
import type { TestOwner } from './owner'

export const errorCodeOf = ({
  errors,
}: {
  errors?: { extensions: { code: string } }[]
}): string | undefined => errors?.[0]?.extensions.code

/** Returns calls that make users join the circle of the current cat. */
export function createInviter(context: () => { owner: TestOwner; cat: string }) {
  async function invite(input: object = {}): Promise<string> {
    const { data } = await context().owner.mutate(
      'inviteToCircle',
      { animalUuid: context().cat, role: 'carer', ...input },
      'link',
    )
    return data.inviteToCircle.link.split('/').at(-1)
  }

  const accept = (who: TestOwner, token: string) =>
    who.mutate('acceptInvitation', { token }, 'animal { uuid role }')

  async function join(who: TestOwner, input: object = {}): Promise<void> {
    expect((await accept(who, await invite(input))).errors).toBeUndefined()
  }

  return { invite, accept, join }
}
