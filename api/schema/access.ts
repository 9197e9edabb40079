import { accessDenied, notFound, unauthenticated } from '../errors'
import type { Context, Viewer } from '../context'
import { recordColumns, type RecordRow } from '../records/record'
import { isUuid } from '../records/uuid'

export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}

export function requireAdmin(context: Context): Viewer {
  const viewer = requireViewer(context)
  if (!viewer.isAdmin) throw accessDenied()
  return viewer
}

/** One of the viewer's cats; null when it is unknown or somebody else's, which must look alike. */
export async function findOwnAnimal(context: Context, uuid: string): Promise<RecordRow | null> {
  const { user } = requireViewer(context)
  if (!isUuid(uuid)) return null
  return await context.prisma.animal.findUnique({
    where: { id: uuid, userId: user.id },
    include: recordColumns,
    relationLoadStrategy: 'join',
  })
}

export async function requireOwnAnimal(context: Context, uuid: string): Promise<RecordRow> {
  return (await findOwnAnimal(context, uuid)) ?? fail()
}

/** The viewer's cats, oldest first. */
export async function findOwnAnimals(context: Context): Promise<RecordRow[]> {
  const { user } = requireViewer(context)
  return await context.prisma.animal.findMany({
    where: { userId: user.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: recordColumns,
    relationLoadStrategy: 'join',
  })
}

function fail(): never {
  throw notFound('Animal non trouvé')
}
