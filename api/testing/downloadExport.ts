import type { TestOwner } from './owner'
import type { TestApp } from './testApp'

/** Requests the export of the owner's account; `format` is the query. */
export async function downloadExport(
  app: TestApp,
  owner: TestOwner,
  format: string,
): Promise<{ text: string; headers: Headers; status: number }> {
  const response = await fetch(`${app.url}/api/users/me/export${format}`, {
    headers: { authorization: `Bearer ${await owner.token()}` },
  })
  // text() would remove the byte order mark.
  return {
    text: Buffer.from(await response.arrayBuffer()).toString('utf8'),
    headers: response.headers,
    status: response.status,
  }
}
