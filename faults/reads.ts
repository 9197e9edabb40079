import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationDefinitionNode, parse } from 'graphql'
import { type Asked, ask, type Documented, documentedCalls } from './asked'
import { type Kept, placed } from './record'

/** What is not 200 on any server of the faults: a way to Google, the admin's, and what nobody configured. */
const others: Record<string, number> = {
  'GET /api/auth/google': 302,
  'GET /api/auth/google/callback': 302,
  'GET /api/admin/time-override': 403,
  'GET /metrics': 404,
}

/** Every documented GET and every stored query of the app, of this build, about this record; the words of those that fail. */
export async function readAll(url: string, build: string, kept: Kept): Promise<string[]> {
  const failures: string[] = []
  const reads = [...(await documentedReads(url, kept)), ...storedReads(build, kept)]
  const failed = async ({ name, read }: Read) => {
    try {
      await read(url)
    } catch (error) {
      failures.push(`${name}, of what ${kept.maker} saved: ${(error as Error).message}`)
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

interface Read {
  name: string
  read(url: string): Promise<void>
}

async function documentedReads(url: string, kept: Kept): Promise<Read[]> {
  const gets = (await documentedCalls(url)).filter(({ call }) => call.startsWith('GET '))
  return gets.map(({ call, queries }) => ({
    name: call,
    read: async (at) =>
      void (await ask(at, of(kept, { call: placed(call, kept.ids) + searchOf(queries, kept) }), [
        others[call] ?? 200,
      ])),
  }))
}

const of = ({ token, network }: Kept, asked: Pick<Asked, 'call' | 'body'>): Asked => ({
  token,
  network,
  ...asked,
})

function searchOf(queries: Documented['queries'], { today, yesterday }: Kept): string {
  const days: Record<string, string> = { since: yesterday, from: yesterday, to: today }
  const asked = queries.filter((name) => name in days).map((name) => `${name}=${days[name]}`)
  return asked.length === 0 ? '' : `?${asked.join('&')}`
}

function storedReads(build: string, kept: Kept): Read[] {
  const stored = JSON.parse(
    readFileSync(join(build, 'web/__generated__/persistedQueries.json'), 'utf8'),
  ) as Record<string, string>
  return Object.entries(stored).flatMap(([id, text]) => {
    const operation = parse(text).definitions.find((one) => one.kind === 'OperationDefinition')!
    if (operation.operation !== 'query') return []
    const name = operation.name!.value
    const read = async (at: string) => {
      const answer = JSON.parse(
        await ask(
          at,
          of(kept, {
            call: 'POST /graphql',
            body: { id, variables: variablesOf(operation, name, kept) },
          }),
        ),
      ) as { errors?: unknown[] }
      if (answer.errors) throw new Error(JSON.stringify(answer.errors).slice(0, 300))
    }
    return [{ name: `${name} (${id})`, read }]
  })
}

function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  name: string,
  { ids, yesterday }: Kept,
): object {
  const cat = ids['animals']
  const token = name.startsWith('Invitation') ? ids['invitations'] : ids['shared']
  const known: Record<string, unknown> = {
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
  const unknown = required.filter((one) => !(one in known))
  if (unknown.length > 0)
    throw new Error(`faults/reads.ts knows no value of $${unknown.join(', $')}`)
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable }) =>
      variable.name.value in known ? [[variable.name.value, known[variable.name.value]]] : [],
    ),
  )
}
