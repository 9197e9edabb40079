import { vi } from 'vitest'

export const viewerData = {
  viewer: {
    uuid: 'owner',
    email: 'anna@chats.fr',
    id: 'Viewer',
    isAdmin: false,
    timeZone: 'Europe/Paris',
    anyAnimal: { edges: [] },
  },
}
export const errorResponse = (code: string, path?: string[]) => ({
  message: 'Le service est momentanément indisponible. Veuillez réessayer.',
  path,
  extensions: { code },
})
export const respondWith = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
export const respondWithSuccess = () => respondWith(200, { data: viewerData })
export const clockData = {
  viewer: {
    id: 'Viewer',
    adminTimeOverride: null,
    currentSystemTime: '2025-03-12T07:00:00Z',
    timeZone: 'Europe/Paris',
    accountNow: '2025-03-12T07:00:00Z',
    today: '2025-03-12',
  },
}
export const respondWithError = (data: object | null = null, path?: string[]) =>
  respondWith(503, { data, errors: [errorResponse('UNAVAILABLE', path)] })
