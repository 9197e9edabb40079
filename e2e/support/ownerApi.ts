import { type APIRequestContext, expect } from '@playwright/test'
import sharp from 'sharp'
import { addDays, clockTime, dayIn, instantAt } from '../../shared/base/time'
import { newTestUser, type TestUser } from './owner'
import { zone } from './zone'

/**
 * Returns the instant of so many calendar days ago, at the present hour of the zone. Subtracting 24
 * hours a day may miss a day at a clock change.
 */
export function timeAgo(days: number): string {
  const now = new Date()
  return days === 0
    ? now.toISOString()
    : instantAt(addDays(dayIn(now, zone), -days), clockTime(now, zone), zone).toISOString()
}

/** A page of Playwright, or of another engine (e2e/browsers). */
interface Tab {
  goto(path: string): Promise<unknown>
  evaluate<Arg>(work: (arg: Arg) => void, arg: Arg): Promise<unknown>
}

/**
 * Calls the documented REST API as an owner, to create the data that a journey starts from.
 */
export class OwnerApi {
  private constructor(
    readonly owner: TestUser,
    private readonly request: APIRequestContext,
    private readonly tokens: { accessToken: string; refreshToken: string },
  ) {}

  static async register(request: APIRequestContext, owner = newTestUser()): Promise<OwnerApi> {
    const response = await request.post('/api/auth/register', {
      data: { ...owner, timeZone: zone },
    })
    expect(response.status()).toBe(201)
    return new OwnerApi(owner, request, await response.json())
  }

  /** Signs in to an existing account. */
  static async signIn(request: APIRequestContext, owner: TestUser): Promise<OwnerApi> {
    const { email, password } = owner
    const response = await request.post('/api/auth/login', {
      data: { email, password, rememberMe: true },
    })
    expect(response.status()).toBe(200)
    return new OwnerApi(owner, request, await response.json())
  }

  async get<Result>(path: string): Promise<Result> {
    const response = await this.request.get(path, {
      headers: { authorization: `Bearer ${this.tokens.accessToken}` },
    })
    expect(response.status()).toBe(200)
    return await response.json()
  }

  async post<Result = { id: string }>(path: string, data: object = {}): Promise<Result> {
    const headers = { authorization: `Bearer ${this.tokens.accessToken}` }
    const response = await this.request.post(path, { data, headers })
    expect([200, 201]).toContain(response.status())
    return await response.json()
  }

  /** Confirms the email address in this session, which stays open. */
  async confirmAddress(token: string | null | undefined): Promise<void> {
    const response = await this.request.post('/api/auth/verify-email', {
      data: { token },
      headers: { authorization: `Bearer ${this.tokens.accessToken}` },
    })
    expect(response.status()).toBe(204)
  }

  async moveTo(timeZone: string): Promise<void> {
    const headers = { authorization: `Bearer ${this.tokens.accessToken}` }
    const response = await this.request.patch('/api/users/me', { data: { timeZone }, headers })
    expect(response.status()).toBe(200)
  }

  async remove(path: string): Promise<void> {
    const response = await this.request.delete(path, {
      headers: { authorization: `Bearer ${this.tokens.accessToken}` },
    })
    expect([200, 204]).toContain(response.status())
  }

  async remember(animalId: string): Promise<void> {
    const response = await this.request.put(`/api/animals/${animalId}/memory`, {
      data: {},
      headers: { authorization: `Bearer ${this.tokens.accessToken}` },
    })
    expect(response.status()).toBe(200)
  }

  /** Sets the questions of the next visit. */
  async setVisitQuestions(animalId: string, visitQuestions: string[]): Promise<void> {
    const response = await this.request.patch(`/api/animals/${animalId}`, {
      data: { visitQuestions },
      headers: { authorization: `Bearer ${this.tokens.accessToken}` },
    })
    expect(response.status()).toBe(200)
  }

  async addCat(name: string, more: object = {}): Promise<string> {
    return (
      await this.post('/api/animals', {
        name,
        species: 'animal',
        weight: '4.2',
        gender: 'female',
        ...more,
      })
    ).id
  }

  /** Creates an entry of some days ago, at this hour. */
  async addEntry(animalId: string, daysAgo: number, answers: object): Promise<string> {
    return (
      await this.post(`/api/animals/${animalId}/measurements`, {
        date: timeAgo(daysAgo),
        answeredAt: timeAgo(daysAgo),
        ...answers,
      })
    ).id
  }

  async addPhoto(animalId: string): Promise<void> {
    const buffer = await sharp({
      create: { width: 900, height: 1200, channels: 3, background: '#c08040' },
    })
      .jpeg()
      .toBuffer()
    const headers = { authorization: `Bearer ${this.tokens.accessToken}` }
    const multipart = { photo: { name: 'chat.jpg', mimeType: 'image/jpeg', buffer } }
    const response = await this.request.post(`/api/animals/${animalId}/photo/upload`, {
      multipart,
      headers,
    })
    expect(response.status()).toBe(200)
  }

  /** Returns the server's entries of a cat, newest first. */
  async entries(
    animalId: string,
  ): Promise<
    { day: string; note: string | null; revisions: number; isOfflineGenerated: boolean }[]
  > {
    const headers = { authorization: `Bearer ${this.tokens.accessToken}` }
    const response = await this.request.get(`/api/animals/${animalId}/measurements`, {
      headers,
      maxRetries: 2,
    })
    expect(response.status()).toBe(200)
    return await response.json()
  }

  async share(animalId: string): Promise<string> {
    return (await this.post<{ token: string }>(`/api/animals/${animalId}/share`)).token
  }

  /** Revokes this session on every device. */
  async signOut(): Promise<void> {
    const { refreshToken } = this.tokens
    const response = await this.request.post('/api/auth/logout', { data: { refreshToken } })
    expect(response.ok()).toBe(true)
  }

  async signInOn(page: Tab): Promise<void> {
    // A document of the same origin that loads no script.
    await page.goto('/robots.txt')
    await page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('refreshToken', refreshToken)
    }, this.tokens)
  }
}

export const fine = {
  appetite: 4,
  vomiting: 0,
  urination: 3,
  urinationBallSize: 'medium',
  lethargy: 3,
  quickHydrationValue: 'normal',
}
export const worse = {
  ...fine,
  appetite: 3,
  vomiting: 2,
  quickHydrationValue: 'less',
  note: 'Elle boude sa gamelle.',
}
export const urgent = {
  ...worse,
  appetite: 1,
  lethargy: 1,
  urinationSigns: { straining: true, bloodVisible: true },
}
