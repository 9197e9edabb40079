import { accessDenied, notFound, unauthenticated } from '../errors'
import type { Context, Viewer } from '../context'
import { ownRecords } from '../records/household'
import type { RecordRow } from '../records/record'
import { isUuid } from '../records/uuid'

export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}

/** A person in the app: a tool's token is refused. @throws UNAUTHENTICATED, ACCESS_DENIED */
export function requireSession(context: Context): Viewer & { familyId: string } {
  const viewer = requireViewer(context)
  if (viewer.familyId === null) throw accessDenied(notForTools)
  return { ...viewer, familyId: viewer.familyId }
}

export const notForTools = 'Cet accès ne le permet pas\u00a0: faites-le depuis l’application.'

export function requireAdmin(context: Context): Viewer {
  const viewer = requireViewer(context)
  if (!viewer.isAdmin) throw accessDenied()
  return viewer
}

/** One of the viewer's cats; null where it is unknown or somebody else's, which must look alike. */
export async function findOwnAnimal(context: Context, uuid: string): Promise<RecordRow | null> {
  const { user, records } = requireViewer(context)
  if (!isUuid(uuid)) return null
  const id = uuid.toLowerCase()
  const known = records.find((record) => record.id === id)
  if (known) return known
  const [found] = await ownRecords(context.database, user, { ...context.readPlan, cats: [id] }, context.now)
  return found ?? null
}

export async function requireOwnAnimal(context: Context, uuid: string): Promise<RecordRow> {
  return (await findOwnAnimal(context, uuid)) ?? fail()
}

/** A read cat's relations, by Prisma: one statement for all cats of a list. */
export const relationsOf = ({ id }: RecordRow, { prisma }: Context) => prisma.animal.findUniqueOrThrow({ where: { id } })

const nobodys = '00000000-0000-0000-0000-000000000000'

/** The condition of the viewer's cats; without a session it matches none. */
export const ofOwnAnimal = ({ viewer }: Context) => ({ animal: { userId: viewer?.user.id ?? nobodys } })

/** What is no UUID never reaches the database. */
export const idOf = (text: string): string => (isUuid(text) ? text : nobodys)

export const ownRow = (context: Context, id: string) => ({ id: idOf(id), ...ofOwnAnimal(context) })

/** Oldest first. */
export async function findOwnAnimals(context: Context): Promise<RecordRow[]> {
  const { user, records } = requireViewer(context)
  if (context.readPlan.cats === 'all') return records
  return await ownRecords(context.database, user, { ...context.readPlan, cats: 'all' }, context.now)
}

function fail(): never {
  throw notFound('Animal non trouvé')
}
