import { photoAddress } from '../../storage/photoStore'
import { createOwnedRows, type OwnedRows } from '../household'
import { joinCircles } from '../joinCircles'
import type { TestApp } from '../testApp'

export const othersSecret = 'Barnabé'

export interface OwnedIds extends Pick<
  OwnedRows,
  | 'tools'
  | 'pushDevice'
  | 'reminder'
  | 'session'
  | 'cat'
  | 'measurement'
  | 'weight'
  | 'weightImport'
  | 'labResult'
  | 'treatment'
  | 'dose'
  | 'stockChange'
  | 'proposal'
  | 'today'
  | 'alertRecord'
  | 'invitation'
  | 'member'
  | 'accessToken'
> {
  link: string
  linkToken: string
  photo: string
  animalCursor: string
  entryCursor: string
  userId: string
}

export interface OwnerPair {
  ownIds: OwnedIds
  foreignIds: OwnedIds
  othersHousehold: OwnedRows
}

/** Creates pairs of owners. The texts of the other owner of a pair contain `othersSecret`. */
export async function createOwnerPairs(app: TestApp, count: number): Promise<OwnerPair[]> {
  const households = await createOwnedRows(app, 4 + 2 * count)
  const [helpers, owners] = [households.slice(0, 4), households.slice(4)]
  await joinCircles(app, owners, helpers)
  const others = owners.slice(count)
  const whereOther = (key: 'cat' | 'measurement' | 'labResult' | 'alertRecord') => ({
    id: { in: others.map((household) => household[key]) },
  })
  const { prisma } = app.services
  await prisma.animal.updateMany({
    where: whereOther('cat'),
    data: { name: othersSecret, breed: othersSecret },
  })
  await prisma.measurement.updateMany({
    where: whereOther('measurement'),
    data: { note: othersSecret },
  })
  await prisma.labResult.updateMany({
    where: whereOther('labResult'),
    data: { note: othersSecret },
  })
  await prisma.alertRecord.updateMany({
    where: whereOther('alertRecord'),
    data: { message: othersSecret },
  })
  const pairs: OwnerPair[] = []
  for (const [index, othersHousehold] of others.entries())
    pairs.push({
      ownIds: await idsOf(app, owners[index]!),
      foreignIds: await idsOf(app, othersHousehold),
      othersHousehold,
    })
  return pairs
}

async function idsOf(
  app: TestApp,
  { shareLink, photo, user, ...household }: OwnedRows,
): Promise<OwnedIds> {
  const { data } = await app.graphql(
    '{ viewer { animals { edges { cursor node { measurements { edges { cursor } } } } } } }',
    {},
    household.accessToken,
  )
  const [{ cursor, node }] = data.viewer.animals.edges
  return {
    ...household,
    link: shareLink.id,
    linkToken: shareLink.token,
    photo: photoAddress(photo, app.services.env),
    animalCursor: cursor,
    entryCursor: node.measurements.edges[0].cursor,
    userId: user.id,
  }
}

/** Returns an unknown id of each kind. */
export const unknownIds = (app: TestApp): OwnedIds => {
  const id = () => crypto.randomUUID()
  const photo = photoAddress('x'.repeat(43), app.services.env)
  return {
    cat: id(),
    measurement: id(),
    weight: id(),
    weightImport: id(),
    labResult: id(),
    treatment: id(),
    dose: id(),
    stockChange: id(),
    proposal: id(),
    today: '',
    alertRecord: id(),
    invitation: id(),
    member: id(),
    link: id(),
    userId: id(),
    linkToken: 'x'.repeat(43),
    photo,
    animalCursor: '',
    entryCursor: '',
    accessToken: '',
    pushDevice: id(),
    reminder: id(),
    session: id(),
    tools: { id: id(), reading: '', writing: '' },
  }
}
