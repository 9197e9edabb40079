import { setTimeout as wait } from 'node:timers/promises'

export interface ApiCall {
  /** A method and a path, for example `GET /api/animals`. */
  call: string
  token: string
  network: string
  body?: object
}

/**
 * Returns the response's text, and retries a 503.
 * @throws if the status is not one of `statuses`
 */
export async function fetchText(
  url: string,
  { call, token, network, body }: ApiCall,
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

export interface OpenApiCall {
  call: string
  queries: string[]
}

export async function documentedCalls(url: string): Promise<OpenApiCall[]> {
  const { paths } = JSON.parse(
    await fetchText(url, { call: 'GET /api/openapi.json', token: '', network: '192.0.2.1' }),
  ) as { paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  )
}
