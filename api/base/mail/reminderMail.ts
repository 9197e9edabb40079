import type { ReminderKind } from '#prisma'
import { type MailContent, renderMail } from './mailContent'

interface ReminderMailInput {
  kind: ReminderKind
  /** The owner alone writes questions for the vet and makes links (product/reminders 2.8). */
  isOwner: boolean
  /** Formatted as '8 h'. Only reminders of doses have it. */
  hour: string
  screen: string
  settings: string
}

const reminderSettingsLabel = 'Modifier ou arrêter ces rappels'

/** The mail does not name the cat, whose name a user typed. The page does. */
export function reminderMail({
  kind,
  isOwner,
  hour,
  screen,
  settings,
}: ReminderMailInput): MailContent {
  const { subject, line, label } = reminderWords[kind]({ hour, isOwner })
  return renderMail({
    subject: `${subject} · NéphroChat`,
    opening: [line],
    action: { label, link: screen },
    closing: [],
    settings: { label: reminderSettingsLabel, link: settings },
  })
}

const reminderWords: Record<
  ReminderKind,
  (reminded: Pick<ReminderMailInput, 'hour' | 'isOwner'>) => {
    subject: string
    line: string
    label: string
  }
> = {
  questions: () => ({
    subject: 'Les questions du jour',
    line: 'Les cinq questions d’aujourd’hui attendent encore une réponse.',
    label: 'Répondre',
  }),
  doses: ({ hour }) => ({
    subject: `Les soins de ${hour}`,
    line: `Des soins sont prévus à ${hour}.`,
    label: 'Voir les soins',
  }),
  doses_again: ({ hour }) => ({
    subject: `Les soins de ${hour} sont encore à noter`,
    line: `Les soins de ${hour} ne sont pas encore notés. S’ils ont été donnés, notez-les.`,
    label: 'Noter les soins',
  }),
  weighing: () => ({
    subject: 'Une pesée, quand vous pourrez',
    line: 'La dernière pesée n’est plus récente. Si possible, pesez sur la même balance.',
    label: 'Noter une pesée',
  }),
  check_week: (reminded) => checkWords('dans une semaine', reminded),
  check_day: (reminded) => checkWords('demain', reminded),
  stock: () => ({
    subject: 'Un stock à renouveler',
    line: 'Un stock arrive à sa fin. La page des soins indique lequel, et pour combien de jours il en reste.',
    label: 'Voir les soins',
  }),
  use_by: () => ({
    subject: 'Un stock à utiliser avant sa date',
    line: 'Un stock atteint sa date de péremption dans une semaine. La page des soins indique lequel.',
    label: 'Voir les soins',
  }),
  pause: () => ({
    subject: 'Le carnet vous attend, quand vous voudrez',
    line:
      'Rien n’a été noté depuis quelques jours, et ce n’est pas grave. Il n’y aura ' +
      'plus de rappel tant que rien n’est noté.',
    label: 'Ouvrir le carnet',
  }),
}

const checkWords = (when: string, { isOwner }: Pick<ReminderMailInput, 'isOwner'>) => ({
  subject: `Contrôle chez le vétérinaire ${when}`,
  ...(isOwner
    ? {
        line:
          `Le contrôle fixé avec votre vétérinaire est ${when}. Vous pouvez noter vos questions ` +
          'et préparer le lien.',
        label: 'Préparer la visite',
      }
    : { line: `Le contrôle fixé avec le vétérinaire est ${when}.`, label: 'Voir le suivi' }),
})
