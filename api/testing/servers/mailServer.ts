import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface ReceivedMail {
  to: string
  raw: string
  subject: string
  body: string
  token: string | undefined
}

export interface MailServer {
  url: string
  mails: ReceivedMail[]
  /** The response to a recipient. It is `null` if the server accepts the mail. */
  refusal: { message: string; responseCode: number } | null
  close(): Promise<void>
}

/** Starts an SMTP server on the given port, or else a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      done(
        mailServer.refusal &&
          Object.assign(new Error(mailServer.refusal.message), mailServer.refusal),
      ),
    onData: (stream, session, done) => {
      text(stream).then((raw) => {
        mails.push(receivedMail(raw, session))
        done()
      }, done)
    },
  })
  // A killed client causes an error event, which would end the tests without a listener.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refusal: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}

function receivedMail(raw: string, session: Pick<SMTPServerSession, 'envelope'>): ReceivedMail {
  return {
    to: session.envelope.rcptTo.map(({ address }) => address).join(),
    raw,
    ...decodeMail(raw),
  }
}

/**
 * Decodes the part of MIME that the app's mails use: quoted-printable bodies and encoded words in
 * the subject.
 */
export function decodeMail(raw: string): Pick<ReceivedMail, 'subject' | 'body' | 'token'> {
  const unfolded = raw.replace(/\r?\n[ \t]+/g, ' ')
  const subject = (/^subject: (.*)$/im.exec(unfolded)?.[1] ?? '').replace(/\?= =\?/g, '?==?')
  const body = quotedPrintable(raw)
  return {
    subject: subject.replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, word: string) =>
      quotedPrintable(word.replaceAll('_', ' ')),
    ),
    body,
    token: /[?&]token=([\w-]+)/.exec(body)?.[1],
  }
}

function quotedPrintable(coded: string): string {
  const bytes = coded
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
