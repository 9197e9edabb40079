import type { APIRequestContext } from '@playwright/test'
import type { Installation } from './installation'
import { linkTo } from './outbox'
import { newTestUser } from './owner'
import { OwnerApi } from './ownerApi'

export type SignInAsAdmin = () => Promise<OwnerApi>

/**
 * Returns a function that signs in as the installation's admin, whose clock a journey can move. The
 * cats and the clock of an earlier journey are removed. The first call registers the account.
 */
export function adminOf(installation: Installation, request: APIRequestContext): SignInAsAdmin {
  const account = { ...newTestUser('Ada'), email: installation.adminEmail }
  let registration: Promise<void> | undefined
  async function register(): Promise<void> {
    const admin = await OwnerApi.register(request, account)
    const link = await linkTo('verify-email', account.email, installation.dataDir)
    await admin.confirmAddress(new URL(link).searchParams.get('token'))
  }
  return async () => {
    await (registration ??= register())
    const admin = await OwnerApi.signIn(request, account)
    await admin.remove('/api/admin/time-override')
    for (const { id } of await admin.get<{ id: string }[]>('/api/animals'))
      await admin.remove(`/api/animals/${id}`)
    return admin
  }
}
