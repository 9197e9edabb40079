import type { MailKind } from '#prisma'
import { type MailContent, renderMail } from './mailContent'

export type LinkedMail = 'verify' | 'change' | 'reset' | 'restore'

/** The page requires a click, since mail scanners open links (product/accounts 3.1). */
const pages = {
  verify: '/verify-email',
  change: '/verify-email',
  reset: '/reset-password',
  restore: '/restore-email',
} satisfies Record<LinkedMail, string>

export function tokenLinkMail(
  kind: LinkedMail,
  { token, publicUrl }: { token: string; publicUrl: string },
): MailContent {
  return linkedMails[kind](`${publicUrl}${pages[kind]}?token=${token}`)
}

const once24Hours = 'Ce lien est valable 24 heures et ne sert qu’une fois.'

const linkedMails: Record<LinkedMail, (link: string) => MailContent> = {
  verify: (link) =>
    renderMail({
      subject: 'Confirmez votre adresse email · NéphroChat',
      opening: [
        'Cette adresse vient d’être donnée pour un compte NéphroChat, le ' +
          'carnet de suivi des chats insuffisants rénaux.',
      ],
      action: { label: 'Confirmer mon adresse', link },
      closing: [
        once24Hours,
        'Si ce n’était pas vous, ignorez ce message\u00a0: sans confirmation, rien ne change.',
      ],
    }),
  change: (link) =>
    renderMail({
      subject: 'Confirmez votre nouvelle adresse email · NéphroChat',
      opening: [
        'Un compte NéphroChat demande à passer à cette adresse. Une fois confirmée, elle ' +
          'remplacera l’ancienne, et les autres appareils seront déconnectés.',
      ],
      action: { label: 'Confirmer mon adresse', link },
      closing: [
        once24Hours,
        'Si ce n’était pas vous, ne confirmez pas\u00a0: ce compte est celui de ' +
          'quelqu’un d’autre. Sans confirmation, rien ne change.',
      ],
    }),
  reset: (link) =>
    renderMail({
      subject: 'Choisissez un nouveau mot de passe · NéphroChat',
      opening: ['Un nouveau mot de passe a été demandé pour votre compte NéphroChat.'],
      action: { label: 'Choisir un nouveau mot de passe', link },
      closing: [
        'Ce lien est valable 60 minutes et ne sert qu’une fois. Le nouveau ' +
          'mot de passe déconnectera tous vos appareils.',
        'Si vous n’avez rien demandé, ignorez ce message\u00a0: votre mot de passe reste le même.',
      ],
    }),
  // The mail is sent to the former address, so that an owner who lost the account is notified and
  // can restore it.
  restore: (link) =>
    renderMail({
      subject: addressChangedSubject,
      opening: [
        addressChanged,
        'Si c’était vous, il n’y a rien à faire. Sinon, reprenez votre compte\u00a0:',
      ],
      action: { label: 'Reprendre mon compte', link },
      closing: [
        'Ce lien est valable 7 jours et ne sert qu’une fois. Il remet cette adresse, ' +
          'déconnecte tous les appareils et vous fait choisir un nouveau mot de passe.',
      ],
    }),
}

/**
 * Reports the first opening of a link. Both times are in the owner's time zone (product/sharing
 * 2.3).
 */
export function linkOpenedMail({
  createdOn,
  openedOn,
  page,
}: {
  createdOn: string
  openedOn: string
  page: string
}): MailContent {
  return renderMail({
    subject: 'Votre lien de partage a été ouvert · NéphroChat',
    opening: [
      `Le lien de partage que vous avez créé le ${createdOn} a été ouvert pour la première fois le ${openedOn}.`,
    ],
    action: { label: 'Voir mes liens', link: page },
    closing: [
      'Si ce n’était pas la personne attendue, révoquez ce lien\u00a0: il ne montrera plus rien, tout de suite.',
    ],
  })
}

/**
 * Reports a vet's proposal. The mail names neither the vet nor the content: both are typed
 * (product/sharing 7.3).
 */
export function proposalMail({
  createdOn,
  page,
}: {
  createdOn: string
  page: string
}): MailContent {
  return renderMail({
    subject: 'Votre vétérinaire a laissé une consigne · NéphroChat',
    opening: [
      `Une consigne a été laissée par le lien de partage que vous avez créé le ${createdOn}.`,
    ],
    action: { label: 'Lire la consigne', link: page },
    closing: ['Aucun seuil ne change tant que vous ne l’avez pas accepté.'],
  })
}

/**
 * Invites a carer or sitter. The page names the owner and the cat, and the mail does not: both
 * names are typed (product/circle 3.2).
 */
export function invitationMail(link: string): MailContent {
  return renderMail({
    subject: 'Une invitation à suivre un chat · NéphroChat',
    opening: [
      'Une personne vous invite à suivre son chat avec elle sur NéphroChat, ' +
        'le carnet de suivi des chats insuffisants rénaux.',
      'La page dit qui vous invite, et pour quel chat. Pour accepter, il faut un compte.',
    ],
    action: { label: 'Voir l’invitation', link },
    closing: [
      'Ce lien est valable 7 jours et ne sert qu’une fois.',
      'Si vous n’attendiez rien, ignorez ce message\u00a0: sans réponse, rien ne change.',
    ],
  })
}

const addressChangedSubject = 'Votre adresse email a été modifiée · NéphroChat'
const addressChanged =
  'L’adresse email de votre compte NéphroChat vient d’être remplacée ' +
  'par une autre. Ce message est le dernier envoyé ici.'

/** Reports a change: to the former address if it cannot be restored, or else to the present one. */
export function accountChangeMail(
  kind: Extract<MailKind, 'addressChanged' | 'passwordChanged'>,
  { publicUrl, contactEmail }: { publicUrl: string; contactEmail: string | null },
): MailContent {
  if (kind === 'addressChanged') {
    return renderMail({
      subject: addressChangedSubject,
      opening: [addressChanged],
      closing: [
        'Si c’était vous, il n’y a rien à faire.',
        'Sinon, quelqu’un d’autre est entré dans votre ' +
          `compte${contactEmail === null ? '.' : `\u00a0: écrivez-nous à ${contactEmail}.`}`,
      ],
    })
  }
  return renderMail({
    subject: 'Votre mot de passe a été modifié · NéphroChat',
    opening: [
      'Le mot de passe de votre compte NéphroChat vient d’être modifié, et vos autres appareils ont été déconnectés.',
    ],
    action: { label: 'Choisir un autre mot de passe', link: `${publicUrl}/forgot-password` },
    closing: [
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un autre mot de passe.',
    ],
  })
}
