import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FieldNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusOf } from '../base/errors'
import { projectRoot } from '../base/settings/projectRoot'
import { schema } from '../execution/schema'
import { photoAddress } from '../storage/photoStore'
import { createHouseholds, type Household, joinCircles, password } from '../testing/household'
import { jpeg } from '../testing/images'
import { createTestApp, type TestApp } from '../testing/testApp'
import { linkWithCode, tokenOfInvitation } from '../testing/tokens'

// docs/graphql.md: each example is sent to the real server, and every root field of the graph has
// one.

const admin = 'docs@example.org'
const text = readFileSync(join(projectRoot, 'docs/graphql.md'), 'utf8')
const examples = [...text.matchAll(/```graphql\n(.*?)```(?:\n```json\n(.*?)```)?/gs)].map(
  ([, query = '', variables]) => ({ query, variables }),
)

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ ADMIN_EMAIL: admin })))
afterAll(() => app.close())

/** The values of placeholders such as «<the cat's uuid>». */
const values: Record<string, (person: Household) => string | Promise<string>> = {
  "the user's address": ({ user }) => user.email,
  "the user's password": () => password,
  'a refresh token': ({ refreshToken }) => refreshToken,
  'a token of an address mail': ({ mailToken }) => mailToken('verify'),
  'a token of a password mail': ({ mailToken }) => mailToken('reset'),
  'a token of an address that was replaced': ({ mailToken }) => mailToken('restore'),
  'id of the cat': ({ cat }) => btoa(`Animal:${cat}`),
  'uuid of the cat': ({ cat }) => cat,
  'uuid of the entry': ({ measurement }) => measurement,
  'uuid of the weight': ({ weight }) => weight,
  'uuid of the result': ({ labResult }) => labResult,
  'uuid of the treatment': ({ treatment }) => treatment,
  'uuid of the dose': ({ dose }) => dose,
  'uuid of the proposal': ({ proposal }) => proposal,
  'uuid of the token': ({ tools }) => tools.id,
  'uuid of the session': ({ session }) => session,
  'uuid of the device': ({ pushDevice }) => pushDevice,
  today: ({ today }) => today,
  'uuid of the alert record': ({ alertRecord }) => alertRecord,
  'token of the link': ({ shareLink }) => shareLink.token,
  'token of a link with the code 482913': ({ cat }) => linkWithCode(app, cat, '482913'),
  'uuid of the invitation': ({ invitation }) => invitation,
  'uuid of the member': async (person) => {
    await joinCircles(app, [person], await createHouseholds(app, 4))
    return person.member
  },
  'uuid of the import': ({ weightImport }) => weightImport,
  'uuid of a cat cared for': async (person) => {
    const [owner, ...helpers] = await createHouseholds(app, 4)
    await joinCircles(app, [owner!], [person, ...helpers])
    return owner!.cat
  },
  'token of an invitation': async () =>
    await tokenOfInvitation(app, (await createHouseholds(app, 1))[0]!.invitation),
  'a new uuid': () => crypto.randomUUID(),
  'a photo as a data URL': async () =>
    `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`,
  'address of an uploaded photo': ({ photo }) => photoAddress(photo, app.services.env),
}

async function fillVariables(variables: string, person: Household): Promise<object> {
  let json = variables
  for (const [whole, name = ''] of variables.matchAll(/<([^>]+)>/g))
    json = json.replace(whole, await values[name]!(person))
  return JSON.parse(json) as object
}

const rootFields = ({ query }: { query: string }) =>
  parse(query)
    .definitions.flatMap((node) =>
      'selectionSet' in node && node.selectionSet ? node.selectionSet.selections : [],
    )
    .map((node) => (node as FieldNode).name.value)

test.each(examples.map((example) => [rootFields(example).join(' '), example] as const))(
  '%s',
  async (_, { query, variables }) => {
    await app.services.prisma.user.deleteMany({ where: { email: admin } })
    const person = (await createHouseholds(app, 1, admin))[0]!
    const { status, data, errors } = await app.graphql(
      query,
      variables === undefined ? undefined : await fillVariables(variables, person),
      person.accessToken,
    )
    expect({ status, errors }).toEqual({ status: 200, errors: undefined })
    for (const field of rootFields({ query })) expect(data[field]).not.toBeNull()
  },
)

test('every query and every mutation has its example', () => {
  const known = new Set(examples.flatMap(rootFields))
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()),
  )
  expect(fields.filter((field) => !known.has(field))).toEqual([])
})

test('the documented codes are the existing ones', () => {
  const table = /\| code \| when \|\n(.*?)\n\n/s.exec(text)?.[1] ?? ''
  const named = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code))
  expect(named.toSorted()).toEqual(
    Object.keys(statusOf)
      .filter((code) => code !== 'METHOD_NOT_ALLOWED')
      .toSorted(),
  )
})

test('every test that docs/security.md names exists', () => {
  const named = [
    ...readFileSync(join(projectRoot, 'docs/security.md'), 'utf8').matchAll(
      /`([\w/]+\.(?:test|spec)\.ts)`/g,
    ),
  ].map(([, file]) => file!)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})
