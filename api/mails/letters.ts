import type { MailKind } from '#prisma'
import { type Letter, letter } from './letter'

type Linked = Extract<MailKind, 'verify' | 'reset'>

/** Where the token's link leads; the page asks for a press, since mail scanners open links (decisions, Accounts). */
const pages = { verify: '/verify-email', reset: '/reset-password' } satisfies Record<Linked, string>

export function linkedLetter(kind: Linked, { token, publicUrl }: { token: string; publicUrl: string }): Letter {
  const link = `${publicUrl}${pages[kind]}?token=${token}`
  if (kind === 'verify') {
    return letter({
      subject: 'Confirmez votre adresse email · NéphroChat',
      opening: ['Cette adresse vient d’être donnée pour un compte NéphroChat, le carnet de suivi des chats insuffisants rénaux.'],
      action: { label: 'Confirmer mon adresse', link },
      closing: [
        'Ce lien est valable 24 heures et ne sert qu’une fois.',
        'Si ce n’était pas vous, ignorez ce message : sans confirmation, rien ne change.',
      ],
    })
  }
  return letter({
    subject: 'Choisissez un nouveau mot de passe · NéphroChat',
    opening: ['Un nouveau mot de passe a été demandé pour votre compte NéphroChat.'],
    action: { label: 'Choisir un nouveau mot de passe', link },
    closing: [
      'Ce lien est valable 60 minutes et ne sert qu’une fois. Le nouveau mot de passe déconnectera tous vos appareils.',
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
  })
}

/** Told to the address that was, so that whoever lost an account hears of it. */
export function noticeLetter(
  kind: Exclude<MailKind, Linked>,
  { publicUrl, contactEmail }: { publicUrl: string; contactEmail: string | null },
): Letter {
  if (kind === 'addressChanged') {
    return letter({
      subject: 'Votre adresse email a été modifiée · NéphroChat',
      opening: ['L’adresse email de votre compte NéphroChat vient d’être remplacée par une autre. Ce message est le dernier envoyé ici.'],
      closing: [
        'Si c’était vous, il n’y a rien à faire.',
        `Sinon, quelqu’un d’autre est entré dans votre compte${contactEmail === null ? '.' : ` : écrivez-nous à ${contactEmail}.`}`,
      ],
    })
  }
  return letter({
    subject: 'Votre mot de passe a été modifié · NéphroChat',
    opening: ['Le mot de passe de votre compte NéphroChat vient d’être modifié, et vos autres appareils ont été déconnectés.'],
    action: { label: 'Choisir un autre mot de passe', link: `${publicUrl}/forgot-password` },
    closing: ['Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un autre mot de passe.'],
  })
}
