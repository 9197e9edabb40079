import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FieldNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusOf } from '../base/errors'
import { projectRoot } from '../base/settings/projectRoot'
import { schema } from '../execution/schema'
import { photoAddress } from '../storage/photoStore'
import { createOwnedRows, deviceSecretOf, type OwnedRows, password } from '../testing/household'
import { jpeg } from '../testing/images'
import { joinCircles } from '../testing/joinCircles'
import { createTestApp, type TestApp } from '../testing/testApp'
import { linkWithCode, tokenOfInvitation } from '../testing/tokens'

// docs/graphql.md: each example is sent to the real server, and every root field of the graph has
// one.

const admin = 'docs@example.org'
const text = readFileSync(join(projectRoot, 'docs/graphql.md'), 'utf8')
const queries = [...text.matchAll(/```graphql\n(.*?)```(?:\n```json\n(.*?)```)?/gs)].map(
  ([, query = '', variables]) => ({ query, variables }),
)

/** The rows of the tables of mutations: name, input, selection. */
const mutations = [...text.matchAll(/^\| `(\w+)` \| (?:`(\{.*\})`)? ?\| `(.*)` \|$/gm)].map(
  ([, name = '', input, selection]) => {
    const type = schema.getMutationType()!.getFields()[name]!.args[0]?.type.toString()
    return input === undefined
      ? { query: `mutation {${name} {${selection}}}`, variables: undefined }
      : {
          query: `mutation ($input: ${type}) {${name}(input: $input) {${selection}}}`,
          variables: `{"input": ${input}}`,
        }
  },
)
const examples = [...queries, ...mutations]

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ ADMIN_EMAIL: admin })))
afterAll(() => app.close())

/** The values of placeholders such as `<cat>`. */
const values: Record<string, (user: OwnedRows) => string | Promise<string>> = {
  address: ({ user }) => user.email,
  password: () => password,
  'refresh-token': ({ refreshToken }) => refreshToken,
  'mail-token': ({ mailToken }) => mailToken('verify'),
  'reset-token': ({ mailToken }) => mailToken('reset'),
  'restore-token': ({ mailToken }) => mailToken('restore'),
  'cat-id': ({ cat }) => btoa(`Animal:${cat}`),
  cat: ({ cat }) => cat,
  entry: ({ measurement }) => measurement,
  weighing: ({ weight }) => weight,
  result: ({ labResult }) => labResult,
  treatment: ({ treatment }) => treatment,
  dose: ({ dose }) => dose,
  proposal: ({ proposal }) => proposal,
  tool: ({ tools }) => tools.id,
  session: ({ session }) => session,
  device: ({ pushDevice }) => pushDevice,
  'device-endpoint': (user) => deviceSecretOf(user).endpoint,
  'device-auth': (user) => deviceSecretOf(user).auth,
  reminder: ({ reminder }) => reminder,
  today: ({ today }) => today,
  'alert-record': ({ alertRecord }) => alertRecord,
  link: ({ shareLink }) => shareLink.token,
  'link-with-code': ({ cat }) => linkWithCode(app, cat, '482913'),
  invitation: ({ invitation }) => invitation,
  member: async (user) => {
    await joinCircles(app, [user], await createOwnedRows(app, 4))
    return user.member
  },
  import: ({ weightImport }) => weightImport,
  'helped-cat': async (user) => {
    const [owner, ...helpers] = await createOwnedRows(app, 4)
    await joinCircles(app, [owner!], [user, ...helpers])
    return owner!.cat
  },
  'invitation-token': async () =>
    await tokenOfInvitation(app, (await createOwnedRows(app, 1))[0]!.invitation),
  'new-uuid': () => crypto.randomUUID(),
  'photo-data-url': async () =>
    `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`,
  'photo-address': ({ photo }) => photoAddress(photo, app.services.env),
}

async function fillVariables(variables: string, user: OwnedRows): Promise<object> {
  let json = variables
  for (const [whole, name = ''] of variables.matchAll(/<([^>]+)>/g))
    json = json.replace(whole, await values[name]!(user))
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
    const user = (await createOwnedRows(app, 1, admin))[0]!
    const { status, data, errors } = await app.graphql(
      query,
      variables === undefined ? undefined : await fillVariables(variables, user),
      user.accessToken,
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
  const table = /\| code \| REST \| when \|\n(.*?)\n\n/s.exec(text)?.[1] ?? ''
  const named = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code))
  expect(named.toSorted()).toEqual(Object.keys(statusOf).toSorted())
})
