import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { schema } from '../execution/schema'
import { accountContentsOf, type OwnedRows } from '../testing/household'
import { jpeg } from '../testing/images'
import { accountRows } from '../testing/isolation/accountRows'
import { recordRows } from '../testing/isolation/recordRows'
import { inputOf, type Row } from '../testing/isolation/row'
import {
  createOwnerPairs,
  type OwnerPair,
  othersSecret,
  type OwnedIds,
  unknownIds,
} from '../testing/isolation/twoOwners'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests two owners: each id, address and cursor of the other owner is put into an otherwise valid
// GraphQL request. The response must equal the one for an unknown id, show nothing and change
// nothing. The file foreignIdsInRest.test.ts tests the paths and bodies of REST, and
// authorisation.test.ts tests which caller may make a call.

let app: TestApp
let image: string
beforeAll(async () => {
  app = await createTestApp()
  image = `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`
})
afterAll(() => app.close())

let ownIds: OwnedIds
let foreignIds: OwnedIds
let othersHousehold: OwnedRows
let pairs: OwnerPair[] = []
/** Each test has its own pair of owners. */
beforeEach(async () => {
  if (pairs.length === 0) pairs = await createOwnerPairs(app, 20)
  ;({ ownIds, foreignIds, othersHousehold } = pairs.pop()!)
})

const table: Record<string, Row> = {
  ...recordRows,
  ...accountRows,
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
  const before = await accountContentsOf(app, othersHousehold)
  const send = async (ids: OwnedIds) => {
    const { status, data, errors } = await app.graphql(
      document,
      variables(ownIds, ids),
      ownIds.accessToken,
    )
    return {
      status,
      data,
      errors: errors?.map(({ message, extensions }) => ({ message, extensions })),
    }
  }
  const responses = await send(foreignIds)
  expect(responses).toEqual(await send(unknownIds(app)))
  expect(JSON.stringify(responses)).not.toContain(othersSecret)
  expect(await accountContentsOf(app, othersHousehold)).toBe(before)
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
      { cat: ownIds.cat, entry: foreignIds.entryCursor, animal: foreignIds.animalCursor },
      ownIds.accessToken,
    )
    expect(data.viewer.animals.edges).toBeInstanceOf(Array)
    expect(JSON.stringify(data)).not.toContain(othersSecret)
    const shared = `query ($token: String!, $entry: String) { sharedAnimal(token: $token)
      { measurements(${side}: $entry) { edges { node { note } } } } }`
    const vet = await app.graphql(shared, {
      token: ownIds.linkToken,
      entry: foreignIds.entryCursor,
    })
    expect(JSON.stringify(vet)).not.toContain(othersSecret)
  },
)
