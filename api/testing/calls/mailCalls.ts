import { createMailer, type Mailer } from '../../base/mail/mailer'
import { readEnv } from '../../base/settings/env'
import type { Services } from '../../graphql/context'
import { sendDueMails } from '../../jobs/dueMails'
import type { MailServer } from '../servers/mailServer'
import type { TestApp } from '../testApp'

/** Returns the services with a mail server, and the sending of due mails. */
export function createMailCalls(context: () => { app: TestApp; server: MailServer }) {
  const withMailServer = (url: string): Services => ({
    ...context().app.services,
    env: readEnv({
      NODE_ENV: 'test',
      SMTP_URL: url,
      PUBLIC_URL: 'https://nephrochat.example',
      MAIL_FROM: 'NéphroChat <bonjour@nephrochat.example>',
      CONTACT_EMAIL: 'aide@nephrochat.example',
    }),
  })
  const waiting = () => context().app.database.prisma.mail.findMany()

  async function send(
    services = withMailServer(context().server.url),
    sendMail: Mailer = createMailer(services.env),
  ) {
    await sendDueMails(services, sendMail)
  }

  const deleteAccount = (token: string) =>
    context().app.graphql(
      'mutation { deleteViewer(input: { currentPassword: "correct horse" }) { ok } }',
      {},
      token,
    )

  return { withMailServer, waiting, send, deleteAccount }
}
