import { MINUTE_MS } from '#shared/base/duration'
import { answers } from '../rest/selections'
import { inputMutation } from './inputMutation'
import type { GraphqlResponse, TestApp } from './testApp'

export interface TestOwner {
  email: string
  /** Signs in at the time of the test's clock. */
  token(): Promise<string>
  graphql(query: string, variables?: object): Promise<GraphqlResponse>
  /** Runs a mutation by its name. `selection` selects from its payload. */
  mutate(name: string, input: object, selection: string): Promise<GraphqlResponse>
  addCat(input?: object): Promise<string>
  /** Returns the payload, or the extensions of the first error. */
  save(animalUuid: string, answers?: object): Promise<SavedMeasurement>
  replace(animalUuid: string, uuid: string, answers?: object): Promise<SavedMeasurement>
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests read responses untyped
type Anything = any

export interface SavedMeasurement {
  measurement: Anything
  kept: 'current' | 'revision'
  created: boolean
  code?: string
  fields?: Record<string, string>
}

const password = 'correct horse'

export const entrySelection =
  `uuid day date answeredAt ${answers} weight ` +
  'isOfflineGenerated revisions addedOn createdAt updatedAt'

/** Creates a user who stays signed in however far the test's clock moves. */
export async function createOwner(app: TestApp, timeZone = 'Europe/Paris'): Promise<TestOwner> {
  const { email, accessToken } = await app.register()
  let session = { accessToken, at: app.clock.now }

  async function token(): Promise<string> {
    if (Math.abs(app.clock.now.getTime() - session.at.getTime()) > 10 * MINUTE_MS) {
      const { data } = await app.graphql(
        'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
        { input: { email, password } },
      )
      session = { accessToken: data.login.accessToken, at: app.clock.now }
    }
    return session.accessToken
  }

  const graphql = async (query: string, variables?: object) =>
    app.graphql(query, variables, await token())

  async function mutate(name: string, input: object, selection: string): Promise<GraphqlResponse> {
    return graphql(inputMutation(name, selection), { input })
  }

  async function addCat(input: object = {}): Promise<string> {
    const { data } = await mutate(
      'createAnimal',
      { name: 'Mistigri', weight: '4.2', ...input },
      'animal { uuid }',
    )
    return data.createAnimal.animal.uuid
  }

  async function write(name: string, input: object): Promise<SavedMeasurement> {
    const { data, errors } = await mutate(
      name,
      input,
      `kept created measurement { ${entrySelection} }`,
    )
    return (data ? data[name] : errors?.[0]?.extensions) as SavedMeasurement
  }
  const save = (animalUuid: string, answers: object = {}) =>
    write('createMeasurement', { animalUuid, ...answers })
  const replace = (animalUuid: string, uuid: string, answers: object = {}) =>
    write('updateMeasurement', { animalUuid, uuid, ...answers })

  if (timeZone !== 'Europe/Paris') await mutate('updateViewer', { timeZone }, 'viewer { timeZone }')
  return { email, token, graphql, mutate, addCat, save, replace }
}
