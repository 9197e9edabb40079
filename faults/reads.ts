import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationDefinitionNode, parse } from 'graphql'
import { type ApiCall, fetchText, type OpenApiCall, documentedCalls } from './apiCall'
import { type SeededRecord, fillDocumentedPath } from './record'

/** The documented GETs whose status is not 200 on a server of the faults, with that status. */
const otherStatuses: Record<string, number> = {
  'GET /api/auth/google': 302,
  'GET /api/auth/google/callback': 302,
  'GET /api/admin/time-override': 403,
  'GET /metrics': 404,
}

/** Sends every documented GET and every persisted query of a build for a record. Returns the errors. */
export async function readAll(url: string, build: string, record: SeededRecord): Promise<string[]> {
  const failures: string[] = []
  const reads = [...(await documentedReads(url, record)), ...storedReads(build, record)]
  const failed = async ({ name, read }: NamedRead) => {
    try {
      await read(url)
    } catch (error) {
      failures.push(`${name}, of a record of ${record.buildName}: ${(error as Error).message}`)
    }
  }
  const waiting = reads.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const one of waiting) await failed(one)
    }),
  )
  return failures
}

interface NamedRead {
  name: string
  read(url: string): Promise<void>
}

async function documentedReads(url: string, record: SeededRecord): Promise<NamedRead[]> {
  const gets = (await documentedCalls(url)).filter(({ call }) => call.startsWith('GET '))
  return gets.map(({ call, queries }) => ({
    name: call,
    read: async (at) =>
      void (await fetchText(
        at,
        callAs(record, { call: fillDocumentedPath(call, record.ids) + searchOf(queries, record) }),
        [otherStatuses[call] ?? 200],
      )),
  }))
}

const callAs = (
  { token, network }: SeededRecord,
  call: Pick<ApiCall, 'call' | 'body'>,
): ApiCall => ({ token, network, ...call })

function searchOf(queries: OpenApiCall['queries'], { today, yesterday }: SeededRecord): string {
  const days: Record<string, string> = { since: yesterday, from: yesterday, to: today }
  const parameters = queries.filter((name) => name in days).map((name) => `${name}=${days[name]}`)
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`
}

function storedReads(build: string, record: SeededRecord): NamedRead[] {
  const operations = JSON.parse(
    readFileSync(join(build, 'web/__generated__/persistedQueries.json'), 'utf8'),
  ) as Record<string, string>
  return Object.entries(operations).flatMap(([id, text]) => {
    const operation = parse(text).definitions.find((one) => one.kind === 'OperationDefinition')!
    if (operation.operation !== 'query') return []
    const name = operation.name!.value
    const read = async (at: string) => {
      const response = JSON.parse(
        await fetchText(
          at,
          callAs(record, {
            call: 'POST /graphql',
            body: { id, variables: variablesOf(operation, name, record) },
          }),
        ),
      ) as { errors?: unknown[] }
      if (response.errors) throw new Error(JSON.stringify(response.errors).slice(0, 300))
    }
    return [{ name: `${name} (${id})`, read }]
  })
}

function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  name: string,
  { ids, yesterday }: SeededRecord,
): object {
  const cat = ids['animals']
  const token = name.startsWith('Invitation') ? ids['invitations'] : ids['shared']
  const values: Record<string, unknown> = {
    uuid: cat,
    animalUuid: cat,
    id: btoa(`Animal:${cat}`),
    measurementUuid: ids['measurements'],
    token,
    since: yesterday,
    picked: true,
  }
  const required = variableDefinitions
    .filter(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue)
    .map(({ variable }) => variable.name.value)
  const missingNames = required.filter((one) => !(one in values))
  if (missingNames.length > 0)
    throw new Error(`faults/reads.ts has no value for $${missingNames.join(', $')}`)
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable }) =>
      variable.name.value in values ? [[variable.name.value, values[variable.name.value]]] : [],
    ),
  )
}
