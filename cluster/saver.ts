import { randomUUID } from 'node:crypto'
import type { Cluster } from './cluster'

/** A user with one cat, who saves today's entry repeatedly. */
export interface Saver {
  /** Saves and resolves at the acknowledgement. Returns the note, which is unique. */
  save(): Promise<string>
}

export async function openSaver({ url }: Cluster): Promise<Saver> {
  const { accessToken } = await post<{ accessToken: string }>(`${url}/api/auth/register`, {
    email: `${randomUUID()}@example.org`,
    password: 'correct horse',
    firstName: 'Ada',
    lastName: 'Loopback',
  })
  const { id } = await post<{ id: string }>(
    `${url}/api/animals`,
    { name: 'Isis', weight: '4.2' },
    accessToken,
  )
  let count = 0
  return {
    save: async () => {
      count += 1
      const note = `${id} ${count}`
      await post(
        `${url}/api/animals/${id}/measurements`,
        { appetite: 1 + (count % 5), note },
        accessToken,
      )
      return note
    },
  }
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
