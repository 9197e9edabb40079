import { setTimeout as wait } from 'node:timers/promises'

export interface Asked {
  /** As `GET /api/animals`. */
  call: string
  token: string
  network: string
  body?: object
}

/** The answer's text. Who is told to come back does. @throws where its status is none of these */
export async function ask(
  url: string,
  { call, token, network, body }: Asked,
  statuses: number[] = [200, 201],
): Promise<string> {
  const [method, path] = call.split(' ') as [string, string]
  const headers = {
    'x-forwarded-for': network,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (statuses.includes(response.status)) return text
    if (response.status !== 503 || tries === 20)
      throw new Error(`${response.status} ${text.slice(0, 300)}`)
    await wait(300)
  }
}

export interface Documented {
  call: string
  queries: string[]
}

export async function documentedCalls(url: string): Promise<Documented[]> {
  const { paths } = JSON.parse(
    await ask(url, { call: 'GET /api/openapi.json', token: '', network: '192.0.2.1' }),
  ) as { paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  )
}
