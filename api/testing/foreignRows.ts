import { dayIn } from '#shared/base/time'
import { createOwner, type TestOwner } from './owner'
import type { TestApp } from './testApp'

export const lab = {
  day: '2025-03-16',
  values: [{ quantity: 'creatinine', value: '180', unit: 'µmol/L' }],
}

export interface Ids {
  cat: string
  measurement: string
  weight: string
  weightImport: string
  labResult: string
  treatment: string
  dose: string
  proposal: string
  alertRecord: string
  shareLink: string
  invitation: string
  member: string
}

export const today = dayIn(new Date(), 'Europe/Paris')
export const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  plan: { kind: 'needed' },
  firstDay: '2025-01-01',
}

export interface ForeignRows {
  owner: TestOwner
  ownCat: string
  otherOwner: TestOwner
  /** The ids of all rows of the other owner. */
  otherRows: Ids & { token: string; nodes: string[] }
}

/** Creates two owners. The other owner has a row of each kind. */
export async function createForeignRows(app: TestApp): Promise<ForeignRows> {
  const owner = await createOwner(app)
  const ownCat = await owner.addCat()
  const otherOwner = await createOwner(app)
  const cat = await otherOwner.addCat({ name: 'Félix' })
  await otherOwner.save(cat, { appetite: 1 })
  await otherOwner.save(cat, { appetite: 2, note: 'secret' })
  await otherOwner.mutate('addLabResult', { animalUuid: cat, ...lab }, 'labResult { uuid }')
  const { treatment } = (
    await otherOwner.mutate(
      'addTreatment',
      { animalUuid: cat, ...semintra },
      'treatment { uuid id }',
    )
  ).data.addTreatment
  const { dose } = (
    await otherOwner.mutate(
      'noteDose',
      { animalUuid: cat, treatmentUuid: treatment.uuid, day: today, outcome: 'given' },
      'dose { uuid id }',
    )
  ).data.noteDose
  await otherOwner.mutate(
    'setStock',
    { animalUuid: cat, courseUuid: treatment.uuid, unit: 'dose', amount: 9 },
    'stock { level }',
  )
  const weightImport = crypto.randomUUID()
  await app.services.prisma.weight.updateMany({
    where: { animalId: cat },
    data: { importId: weightImport },
  })
  const carer = await createOwner(app)
  const { link } = (
    await otherOwner.mutate('inviteToCircle', { animalUuid: cat, role: 'carer' }, 'link')
  ).data.inviteToCircle
  await carer.mutate('acceptInvitation', { token: link.split('/').at(-1) }, 'animal { uuid }')
  const { circle, invitations } = (
    await otherOwner.mutate(
      'inviteToCircle',
      { animalUuid: cat, role: 'carer' },
      'animal { circle { uuid } invitations { uuid } }',
    )
  ).data.inviteToCircle.animal
  await otherOwner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
  const links = await otherOwner.graphql(
    'query ($id: ID!) { animal(uuid: $id) { shareLinks { token } } }',
    { id: cat },
  )
  await app.graphql(
    'mutation ($input: LeaveVetProposalInput!) { leaveVetProposal(input: $input) { left } }',
    {
      input: { token: links.data.animal.shareLinks[0].token, vetName: 'Dr Martin', weight: '3.5' },
    },
  )
  const { data } =
    await otherOwner.graphql(`{ viewer { id alertRecords { id uuid } animals(first: 1) { edges { node { id
    measurements { edges { node { id uuid } } } weights { uuid } labResults { id uuid }
    vetProposals { id uuid } shareLinks { id uuid token } } } } } }`)
  const { id, alertRecords, animals } = data.viewer
  const [{ node }] = animals.edges
  const [measurement] = node.measurements.edges
  const otherRows = {
    cat,
    measurement: measurement.node.uuid,
    weight: node.weights[0].uuid,
    weightImport,
    labResult: node.labResults[0].uuid,
    treatment: treatment.uuid,
    dose: dose.uuid,
    proposal: node.vetProposals[0].uuid,
    alertRecord: alertRecords[0].uuid,
    shareLink: node.shareLinks[0].uuid,
    invitation: invitations[0].uuid,
    member: circle[0].uuid,
    token: node.shareLinks[0].token,
    nodes: [
      id,
      node.id,
      measurement.node.id,
      alertRecords[0].id,
      node.labResults[0].id,
      node.shareLinks[0].id,
      treatment.id,
      dose.id,
      node.vetProposals[0].id,
    ],
  }

  return { owner, ownCat, otherOwner, otherRows }
}

export const nonUuids = [
  '',
  'x',
  '1',
  "' OR 1=1 --",
  '00000000-0000-0000-0000-00000000000g',
  'a\0b',
  '🐈',
  'x'.repeat(5_000),
]
