import { type MailServer, startMailServer } from '../api/testing/servers/mailServer'
import { type OidcProvider, startOidcProvider } from '../api/testing/servers/oidcProvider'
import { startTcpProxy, type TcpProxy } from '../api/testing/servers/tcpProxy'

/** A mail server and an OpenID provider, each behind a TCP proxy that can break. */
export interface ExternalServices {
  mails: MailServer['mails']
  mailProxy: TcpProxy
  googleProxy: TcpProxy
  env: Record<string, string>
  close(): Promise<void>
}

const startProxyTo = (url: string) =>
  startTcpProxy({ host: '127.0.0.1', port: Number(new URL(url).port) })

export async function openExternalServices(): Promise<ExternalServices> {
  const [mailServer, provider]: [MailServer, OidcProvider] = await Promise.all([
    startMailServer(),
    startOidcProvider({ publicUrl: 'http://127.0.0.1' }),
  ])
  const [mailProxy, googleProxy] = await Promise.all([
    startProxyTo(mailServer.url),
    startProxyTo(provider.issuer),
  ])
  return {
    mails: mailServer.mails,
    mailProxy,
    googleProxy,
    env: {
      ...provider.settings,
      GOOGLE_ISSUER: googleProxy.through(provider.issuer),
      SMTP_URL: mailProxy.through(mailServer.url),
    },
    close: async () => {
      await Promise.all([mailProxy.close(), googleProxy.close()])
      await Promise.all([mailServer.close(), provider.close()])
    },
  }
}
