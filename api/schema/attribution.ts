import type { Context } from '../context'

export const ofWhom = 'The first name of who noted it; on a shared record "propriétaire" or "aidant". Null: that account is gone, or it was not kept.'

/** Who did something with a cat: by name only to who is in its circle (product/circle 4.2). */
export async function nameOf({ inside, loaders }: Context, animalId: string, byId: string | null): Promise<string | null> {
  if (byId === null) return null
  if (inside.has(animalId)) return await loaders.firstNames.load(byId)
  return (await loaders.owners.load(animalId)) === byId ? 'propriétaire' : 'aidant'
}
