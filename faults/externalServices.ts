import { type MailServer, startMailServer } from '../api/testing/mailServer'
import { type OidcProvider, startOidcProvider } from '../api/testing/oidcProvider'
import { startTcpProxy, type TcpProxy } from '../api/testing/tcpProxy'

/** A mail server and an OpenID provider, each behind a TCP proxy that can break. */
export interface ExternalServices {
  mails: MailServer['mails']
  mailLine: TcpProxy
  googleLine: TcpProxy
  env: Record<string, string>
  close(): Promise<void>
}

const lineTo = (url: string) =>
  startTcpProxy({ host: '127.0.0.1', port: Number(new URL(url).port) })

export async function openExternalServices(): Promise<ExternalServices> {
  const [mailServer, provider]: [MailServer, OidcProvider] = await Promise.all([
    startMailServer(),
    startOidcProvider({ publicUrl: 'http://127.0.0.1' }),
  ])
  const [mailLine, googleLine] = await Promise.all([
    lineTo(mailServer.url),
    lineTo(provider.issuer),
  ])
  return {
    mails: mailServer.mails,
    mailLine,
    googleLine,
    env: {
      ...provider.settings,
      GOOGLE_ISSUER: googleLine.through(provider.issuer),
      SMTP_URL: mailLine.through(mailServer.url),
    },
    close: async () => {
      await Promise.all([mailLine.close(), googleLine.close()])
      await Promise.all([mailServer.close(), provider.close()])
    },
  }
}
