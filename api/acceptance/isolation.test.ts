import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { schema } from '../execution/schema'
import { routes } from '../rest/routes'
import { photoAddress } from '../storage/photoStore'
import { contentsOf, createHouseholds, type Household, joinCircles } from '../testing/household'
import { jpeg } from '../testing/images'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests two owners: each id, address and cursor of the other owner is put into an otherwise valid
// request. The answer must equal the one for an unknown id, show nothing and change nothing.
// (authorisation.test.ts tests which caller may make a call.)

const othersSecret = 'Barnabé'
const lab = {
  day: '2025-03-16',
  values: [{ quantity: 'creatinine', value: '180', unit: 'µmol/L' }],
}

let app: TestApp
let call: RestClient
let image: string
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
  image = `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`
})
afterAll(() => app.close())

interface Things extends Pick<
  Household,
  | 'tools'
  | 'pushDevice'
  | 'session'
  | 'cat'
  | 'measurement'
  | 'weight'
  | 'weightImport'
  | 'labResult'
  | 'treatment'
  | 'dose'
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

let me: Things
let others: Things
let othersHousehold: Household
beforeEach(async () => {
  const [mine, otherOwner, ...helpers] = await createHouseholds(app, 6)
  await joinCircles(app, [mine!, otherOwner!], helpers)
  othersHousehold = otherOwner!
  const { prisma } = app.services
  await prisma.animal.update({
    where: { id: otherOwner!.cat },
    data: { name: othersSecret, breed: othersSecret },
  })
  await prisma.measurement.update({
    where: { id: otherOwner!.measurement },
    data: { note: othersSecret },
  })
  await prisma.labResult.update({
    where: { id: otherOwner!.labResult },
    data: { note: othersSecret },
  })
  await prisma.alertRecord.update({
    where: { id: otherOwner!.alertRecord },
    data: { message: othersSecret },
  })
  me = await thingsOf(mine!)
  others = await thingsOf(otherOwner!)
})

async function thingsOf({ shareLink, photo, user, ...household }: Household): Promise<Things> {
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
const unknownThings = (): Things => {
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
    session: id(),
    tools: { id: id(), reading: '', writing: '' },
  }
}

interface Row {
  document: string
  /** The variables of a request about my things, with one of theirs in the row's argument. */
  variables: (mine: Things, theirs: Things) => object
}

const inputOf = (
  name: string,
  input: Row['variables'],
  type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`,
): Row => ({
  document: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
  variables: (mine, theirs) => ({ input: input(mine, theirs) }),
})
const inMyCat = (selection: string, type: string, it: (theirs: Things) => string): Row => ({
  document: `query ($cat: ID!, $it: ${type}) { animal(uuid: $cat) { ${selection} } }`,
  variables: ({ cat }, theirs) => ({ cat, it: it(theirs) }),
})
const globalId = (type: string, id: string) => btoa(`${type}:${id}`)
const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  plan: { kind: 'needed' },
  firstDay: '2025-01-01',
}
const entry = '{ uuid note appetite }'

/** The keys are the name of the argument, or of the input's field. */
const table: Record<string, Row> = {
  'Query.animal(uuid)': {
    document: 'query ($it: ID!) { animal(uuid: $it) { name } }',
    variables: (_, { cat }) => ({ it: cat }),
  },
  'Query.node(id)': {
    document: 'query ($it: ID!) { node(id: $it) { id ... on Measurement { note } } }',
    variables: (_, { measurement }) => ({ it: globalId('Measurement', measurement) }),
  },
  'Query.nodes(ids)': {
    document:
      'query ($it: [ID!]!) { nodes(ids: $it) { id ... on Animal { name } ... on AlertRecord { message } ... on LabResult { note } ... on ShareLink { token } ... on Viewer { email } } }',
    variables: (_, { cat, alertRecord, labResult, link, userId }) => ({
      it: [
        globalId('Animal', cat),
        globalId('LabResult', labResult),
        globalId('AlertRecord', alertRecord),
        globalId('ShareLink', link),
        globalId('Viewer', userId),
      ],
    }),
  },
  'Viewer.shareLink(uuidOrToken)': {
    document: 'query ($it: String!) { viewer { shareLink(uuidOrToken: $it) { token } } }',
    variables: (_, { linkToken }) => ({ it: linkToken }),
  },
  'Animal.measurement(uuid)': inMyCat(
    `measurement(uuid: $it) ${entry}`,
    'ID',
    ({ measurement }) => measurement,
  ),
  'Animal.revisions(measurementUuid)': inMyCat(
    'revisions(measurementUuid: $it) { note }',
    'ID!',
    ({ measurement }) => measurement,
  ),
  'AddLabResultInput.animalUuid': inputOf('addLabResult', (_, { cat }) => ({
    animalUuid: cat,
    ...lab,
  })),
  'AddLabResultInput.uuid': inputOf('addLabResult', ({ cat }, { labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  'AddWeightInput.animalUuid': inputOf('addWeight', (_, { cat }) => ({
    animalUuid: cat,
    weight: '4',
  })),
  'AddWeightInput.uuid': inputOf('addWeight', ({ cat }, { weight }) => ({
    animalUuid: cat,
    uuid: weight,
    weight: '4',
  })),
  'Animal.treatment(uuid)': inMyCat(
    'treatment(uuid: $it) { name }',
    'ID!',
    ({ treatment }) => treatment,
  ),
  'AddTreatmentInput.animalUuid': inputOf('addTreatment', (_, { cat }) => ({
    animalUuid: cat,
    ...semintra,
  })),
  'AddTreatmentInput.uuid': inputOf('addTreatment', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    uuid: treatment,
    ...semintra,
  })),
  'ChangeTreatmentInput.animalUuid': inputOf('changeTreatment', ({ treatment }, { cat }) => ({
    animalUuid: cat,
    uuid: treatment,
    note: 'mine',
  })),
  'ChangeTreatmentInput.uuid': inputOf('changeTreatment', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    uuid: treatment,
    note: 'mine',
  })),
  'StopTreatmentInput.animalUuid': inputOf('stopTreatment', ({ treatment }, { cat }) => ({
    animalUuid: cat,
    uuid: treatment,
    lastDay: '2100-01-01',
  })),
  'StopTreatmentInput.uuid': inputOf('stopTreatment', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    uuid: treatment,
    lastDay: '2100-01-01',
  })),
  'NoteDoseInput.animalUuid': inputOf('noteDose', ({ treatment, today }, { cat }) => ({
    animalUuid: cat,
    treatmentUuid: treatment,
    day: today,
    outcome: 'given',
  })),
  'NoteDoseInput.treatmentUuid': inputOf('noteDose', ({ cat, today }, { treatment }) => ({
    animalUuid: cat,
    treatmentUuid: treatment,
    day: today,
    outcome: 'given',
  })),
  'NoteDoseInput.uuid': inputOf('noteDose', ({ cat, treatment, today }, { dose }) => ({
    animalUuid: cat,
    treatmentUuid: treatment,
    uuid: dose,
    day: today,
    outcome: 'given',
  })),
  'UndoDoseInput.animalUuid': inputOf('undoDose', ({ dose }, { cat }) => ({
    animalUuid: cat,
    uuid: dose,
  })),
  'UndoDoseInput.uuid': inputOf('undoDose', ({ cat }, { dose }) => ({
    animalUuid: cat,
    uuid: dose,
  })),
  'AlertRecordInput.uuid': inputOf(
    'dismissAlert',
    (_, { alertRecord }) => ({ uuid: alertRecord }),
    'AlertRecordInput',
  ),
  'CreateMeasurementInput.animalUuid': inputOf('createMeasurement', (_, { cat }) => ({
    animalUuid: cat,
    appetite: 4,
  })),
  'CreateMeasurementInput.uuid': inputOf('createMeasurement', ({ cat }, { measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
  'InviteToCircleInput.animalUuid': inputOf('inviteToCircle', (_, { cat }) => ({
    animalUuid: cat,
    role: 'carer',
  })),
  'CancelInvitationInput.animalUuid': inputOf('cancelInvitation', ({ invitation }, { cat }) => ({
    animalUuid: cat,
    uuid: invitation,
  })),
  'CancelInvitationInput.uuid': inputOf('cancelInvitation', ({ cat }, { invitation }) => ({
    animalUuid: cat,
    uuid: invitation,
  })),
  'RemoveFromCircleInput.animalUuid': inputOf('removeFromCircle', ({ member }, { cat }) => ({
    animalUuid: cat,
    uuid: member,
  })),
  'RemoveFromCircleInput.uuid': inputOf('removeFromCircle', ({ cat }, { member }) => ({
    animalUuid: cat,
    uuid: member,
  })),
  'LeaveCircleInput.animalUuid': inputOf('leaveCircle', (_, { cat }) => ({ animalUuid: cat })),
  'CreateShareLinkInput.animalUuid': inputOf('createShareLink', (_, { cat }) => ({
    animalUuid: cat,
  })),
  'DeleteAnimalInput.uuid': inputOf('deleteAnimal', (_, { cat }) => ({ uuid: cat })),
  'ClearVetStageInput.animalUuid': inputOf('clearVetStage', (_, { cat }) => ({ animalUuid: cat })),
  'DecideVetProposalInput.animalUuid': inputOf('decideVetProposal', ({ proposal }, { cat }) => ({
    animalUuid: cat,
    uuid: proposal,
    accepted: ['weight'],
  })),
  'DecideVetProposalInput.uuid': inputOf('decideVetProposal', ({ cat }, { proposal }) => ({
    animalUuid: cat,
    uuid: proposal,
    accepted: ['weight'],
  })),
  'EndVetLimitsInput.animalUuid': inputOf('endVetLimits', (_, { cat }) => ({ animalUuid: cat })),
  'LeaveVetProposalInput.uuid': inputOf('leaveVetProposal', ({ linkToken }, { proposal }) => ({
    token: linkToken,
    uuid: proposal,
    vetName: 'Dr Martin',
    weight: '3.5',
  })),
  'DeleteLabResultInput.animalUuid': inputOf('deleteLabResult', ({ labResult }, { cat }) => ({
    animalUuid: cat,
    uuid: labResult,
  })),
  'DeleteLabResultInput.uuid': inputOf('deleteLabResult', ({ cat }, { labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
  })),
  'DeleteMeasurementInput.animalUuid': inputOf('deleteMeasurement', ({ measurement }, { cat }) => ({
    animalUuid: cat,
    uuid: measurement,
  })),
  'DeleteMeasurementInput.uuid': inputOf('deleteMeasurement', ({ cat }, { measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
  })),
  'DeleteWeightInput.animalUuid': inputOf('deleteWeight', ({ weight }, { cat }) => ({
    animalUuid: cat,
    uuid: weight,
  })),
  'DeleteWeightInput.uuid': inputOf('deleteWeight', ({ cat }, { weight }) => ({
    animalUuid: cat,
    uuid: weight,
  })),
  'DeleteWeightImportInput.animalUuid': inputOf(
    'deleteWeightImport',
    ({ weightImport }, { cat }) => ({ animalUuid: cat, uuid: weightImport }),
  ),
  'DeleteWeightImportInput.uuid': inputOf('deleteWeightImport', ({ cat }, { weightImport }) => ({
    animalUuid: cat,
    uuid: weightImport,
  })),
  'PutWatchAsideInput.animalUuid': inputOf('putWatchAside', (_, { cat }) => ({
    animalUuid: cat,
    rule: 'several-signs',
  })),
  'RememberAnimalInput.uuid': inputOf('rememberAnimal', (_, { cat }) => ({ uuid: cat })),
  'ReopenAnimalInput.uuid': inputOf('reopenAnimal', (_, { cat }) => ({ uuid: cat })),
  'RevokePersonalAccessTokenInput.uuid': inputOf('revokePersonalAccessToken', (_, { tools }) => ({
    uuid: tools.id,
  })),
  'RevokeShareLinkInput.animalUuid': inputOf('revokeShareLink', ({ link }, { cat }) => ({
    animalUuid: cat,
    uuidOrToken: link,
  })),
  'RevokeShareLinkInput.uuidOrToken': inputOf('revokeShareLink', ({ cat }, { linkToken }) => ({
    animalUuid: cat,
    uuidOrToken: linkToken,
  })),
  'SetAnimalPhotoInput.animalUuid': inputOf('setAnimalPhoto', ({ photo }, { cat }) => ({
    animalUuid: cat,
    photoURL: photo,
  })),
  'SetAnimalPhotoInput.photoURL': inputOf('setAnimalPhoto', ({ cat }, { photo }) => ({
    animalUuid: cat,
    photoURL: photo,
  })),
  'UpdateAnimalInput.photoPath': inputOf('updateAnimal', ({ cat }, { photo }) => ({
    uuid: cat,
    photoPath: photo,
  })),
  'UpdateAnimalInput.uuid': inputOf('updateAnimal', (_, { cat }) => ({ uuid: cat, name: 'mine' })),
  'EndSessionInput.uuid': inputOf('endSession', (_, { session }) => ({ uuid: session })),
  'RemovePushDeviceInput.uuid': inputOf('removePushDevice', (_, { pushDevice }) => ({
    uuid: pushDevice,
  })),
  'SetRemindersInput.animalUuid': inputOf('setReminders', (_, { cat }) => ({
    animalUuid: cat,
    doses: true,
    weighing: true,
    byMail: true,
    quietFrom: '22:00',
    quietUntil: '07:00',
  })),
  'SetVetStageInput.animalUuid': inputOf('setVetStage', (_, { cat }) => ({
    animalUuid: cat,
    stage: 2,
    day: '2026-01-01',
  })),
  'UpdateLabResultInput.animalUuid': inputOf('updateLabResult', ({ labResult }, { cat }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  'UpdateLabResultInput.uuid': inputOf('updateLabResult', ({ cat }, { labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  'UpdateMeasurementInput.animalUuid': inputOf('updateMeasurement', ({ measurement }, { cat }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
  'UpdateMeasurementInput.editUuid': inputOf(
    'updateMeasurement',
    ({ cat, measurement }, theirs) => ({
      animalUuid: cat,
      uuid: measurement,
      editUuid: theirs.measurement,
      appetite: 4,
    }),
  ),
  'UpdateMeasurementInput.uuid': inputOf('updateMeasurement', ({ cat }, { measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
  'UploadPhotoInput.animalUuid': inputOf('uploadPhoto', (_, { cat }) => ({
    animalUuid: cat,
    fileData: image,
  })),
}

/** Secrets of 128 bits or more: any holder may use them. */
const secrets = [
  'AcceptInvitationInput.token',
  'Viewer.invitation(token)',
  'LeaveVetProposalInput.token',
  'LogoutInput.refreshToken',
  'OpenSharedLinkInput.token',
  'Query.sharedAnimal(token)',
  'RefreshInput.refreshToken',
  'ResetPasswordInput.token',
  'RestoreEmailInput.token',
  'TellShareCodeInput.token',
  'VerifyEmailInput.token',
]
const cursors = ['HealthRecord', 'Animal', 'SharedAnimal']
  .flatMap((type) => [`${type}.measurements(after)`, `${type}.measurements(before)`])
  .concat(
    'Animal.doses(after)',
    'Animal.doses(before)',
    'Viewer.animals(after)',
    'Viewer.animals(before)',
  )

test('every argument and every input field with an id, a cursor or an address has a row', () => {
  const carries = /(id|ids|token|url|path)$|^(after|before)$/i
  const found = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type))
      return Object.keys(type.getFields()).map((field) => [field, `${type.name}.${field}`] as const)
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.map((arg) => [arg.name, `${type.name}.${name}(${arg.name})`] as const),
    )
  })
  const ids = found.filter(([name]) => carries.test(name)).map(([, path]) => path)
  expect([...Object.keys(table), ...secrets, ...cursors].toSorted()).toEqual(ids.toSorted())
})

test.each(Object.keys(table))('%s', async (name) => {
  const { document, variables } = table[name]!
  const before = await contentsOf(app, othersHousehold)
  const ask = async (theirs: Things) => {
    const { status, data, errors } = await app.graphql(
      document,
      variables(me, theirs),
      me.accessToken,
    )
    return {
      status,
      data,
      errors: errors?.map(({ message, extensions }) => ({ message, extensions })),
    }
  }
  const asked = await ask(others)
  expect(asked).toEqual(await ask(unknownThings()))
  expect(JSON.stringify(asked)).not.toContain(othersSecret)
  expect(await contentsOf(app, othersHousehold)).toBe(before)
})

test.each(['after', 'before'])(
  'a cursor of the other owner (%s) is a position in my own list, and shows nothing of theirs',
  async (side) => {
    const query = `query ($cat: ID!, $entry: String, $animal: String) {
    animal(uuid: $cat) { measurements(${side}: $entry) { edges { node { note } } } }
    viewer { animals(${side}: $animal) { edges { node { name } } } }
  }`
    const { data } = await app.graphql(
      query,
      { cat: me.cat, entry: others.entryCursor, animal: others.animalCursor },
      me.accessToken,
    )
    expect(data.viewer.animals.edges).toBeInstanceOf(Array)
    expect(JSON.stringify(data)).not.toContain(othersSecret)
    const shared = `query ($token: String!, $entry: String) { sharedAnimal(token: $token) { measurements(${side}: $entry) { edges { node { note } } } } }`
    const vet = await app.graphql(shared, { token: me.linkToken, entry: others.entryCursor })
    expect(JSON.stringify(vet)).not.toContain(othersSecret)
  },
)

// REST: the second id of a path, under my own cat (a rule belongs to no user); then the ids in
// bodies.
const twoIds = routes.filter(({ path }) => path.split(':').length === 3 && !path.includes(':rule'))
const lastOf: Record<string, (things: Things) => string> = {
  mid: ({ measurement }) => measurement,
  wid: ({ weight }) => weight,
  import: ({ weightImport }) => weightImport,
  lid: ({ labResult }) => labResult,
  tid: ({ treatment }) => treatment,
  did: ({ dose }) => dose,
  pid: ({ proposal }) => proposal,
  iid: ({ invitation }) => invitation,
  member: ({ member }) => member,
  token: ({ linkToken }) => linkToken,
}

const sent: Record<string, object> = {
  'PUT /api/animals/:id/measurements/:mid': { appetite: 4 },
  'PATCH /api/animals/:id/labs/:lid': lab,
  'PATCH /api/animals/:id/treatments/:tid': { note: 'mine' },
  'POST /api/animals/:id/treatments/:tid/stop': { lastDay: '2100-01-01' },
  'POST /api/animals/:id/proposals/:pid/decision': { accepted: ['weight'] },
}

test.each(twoIds.map(({ method, path }) => `${method} ${path}`))('%s, of my cat', async (route) => {
  const [parameter = ''] = route.split(':').at(-1)!.split('/')
  const ask = async (theirs: Things) => {
    const { status, body } = await call(
      route.replace(':id', me.cat).replace(`:${parameter}`, lastOf[parameter]!(theirs)),
      { token: me.accessToken, ...(route in sent && { body: sent[route]! }) },
    )
    return { status, body }
  }
  const before = await contentsOf(app, othersHousehold)
  const asked = await ask(others)
  expect(asked.status).toBe(404)
  expect(asked).toEqual(await ask(unknownThings()))
  expect(await contentsOf(app, othersHousehold)).toBe(before)
})

const bodies: Record<string, (theirs: Things) => [path: string, body: object, status: number]> = {
  'PATCH /api/animals/:id': ({ photo }) => [`/api/animals/${me.cat}`, { photoPath: photo }, 400],
  'PUT /api/animals/:id/photo': ({ photo }) => [
    `/api/animals/${me.cat}/photo`,
    { photoURL: photo },
    400,
  ],
  'POST /api/animals/:id/measurements': ({ measurement }) => [
    `/api/animals/${me.cat}/measurements`,
    { id: measurement, appetite: 4 },
    200,
  ],
  'PUT /api/animals/:id/measurements/:mid': ({ measurement }) => [
    `/api/animals/${me.cat}/measurements/${me.measurement}`,
    { id: measurement, appetite: 4 },
    200,
  ],
  'POST /api/animals/:id/weights': ({ weight }) => [
    `/api/animals/${me.cat}/weights`,
    { id: weight, weight: '4' },
    201,
  ],
  'POST /api/animals/:id/labs': ({ labResult }) => [
    `/api/animals/${me.cat}/labs`,
    { id: labResult, ...lab },
    201,
  ],
  'POST /api/animals/:id/treatments': ({ treatment }) => [
    `/api/animals/${me.cat}/treatments`,
    { id: treatment, ...semintra },
    201,
  ],
  'POST /api/animals/:id/doses': ({ dose }) => [
    `/api/animals/${me.cat}/doses`,
    { id: dose, treatmentId: me.treatment, day: me.today, outcome: 'skipped' },
    201,
  ],
  'POST /api/blob-upload': ({ cat }) => [
    `/api/blob-upload`,
    { animalId: cat, fileData: image },
    404,
  ],
}

test('every body with an id or an address has a row', async () => {
  const openapi = (await call('GET /api/openapi.json')).body as {
    paths: Record<string, Record<string, { requestBody?: unknown }>>
  }
  const found = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) =>
        /"(id|animalId|photoURL|photoPath)":/.test(JSON.stringify(requestBody ?? '')),
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(Object.keys(bodies).toSorted()).toEqual(found.toSorted())
})

test.each(Object.keys(bodies))('%s, with an id of the other owner in its body', async (route) => {
  const before = await contentsOf(app, othersHousehold)
  const [path, body, status] = bodies[route]!(others)
  const answer = await call(`${route.split(' ')[0]} ${path}`, { token: me.accessToken, body })
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).not.toContain(othersSecret)
  expect(await contentsOf(app, othersHousehold)).toBe(before)
})

test('no list, export or record that I can read contains data of the other owner', async () => {
  const lists = routes.filter(
    ({ method, path, access }) =>
      method === 'GET' &&
      access === 'owner' &&
      /^[^:]*(:id[^:]*)?$/.test(path) &&
      !path.startsWith('/api/share/'),
  )
  expect(lists.length).toBeGreaterThan(6)
  for (const { path } of [...lists, { path: '/api/users/me/export?format=csv' }]) {
    const { status, body } = await call(`GET ${path.replace(':id', me.cat)}`, {
      token: me.accessToken,
    })
    expect([path, status]).toEqual([path, 200])
    for (const theirs of [
      othersSecret,
      others.cat,
      others.measurement,
      others.linkToken,
      others.userId,
    ])
      expect(JSON.stringify(body)).not.toContain(theirs)
  }
})
