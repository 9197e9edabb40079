import { createRestClient, type RestClient } from './restClient'
import { type MailServer, startMailServer } from './servers/mailServer'
import { type OidcProvider, startOidcProvider } from './servers/oidcProvider'
import { createTestApp, type TestApp } from './testApp'

export interface MailedApp {
  provider: OidcProvider
  server: MailServer
  app: TestApp
  call: RestClient
}

/** Starts the server with a mail server and with Google. */
export async function startMailedApp(settings: Record<string, string> = {}): Promise<MailedApp> {
  const provider = await startOidcProvider({ publicUrl: 'http://localhost:3000' })
  const server = await startMailServer()
  const app = await createTestApp({ ...provider.settings, SMTP_URL: server.url, ...settings })
  return { provider, server, app, call: await createRestClient(app) }
}
