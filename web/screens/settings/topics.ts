/** A topic of the settings: a page of its own (product/accounts 6.1). */
export interface Topic {
  to: string
  title: string
  hint: string
  /** The address's hash by which the topic was reached when the settings were one page. */
  anchor?: string
}

export const topics = {
  profile: {
    to: '/settings/profile',
    title: 'Informations personnelles',
    hint: 'Nom, email',
    anchor: '#identity',
  },
  reminders: {
    to: '/reminders',
    title: 'Rappels',
    hint: 'Questions du jour, soins, pesée',
    anchor: '#reminders',
  },
  password: {
    to: '/settings/password',
    title: 'Mot de passe',
    hint: 'Le changer',
    anchor: '#password',
  },
  sessions: {
    to: '/settings/sessions',
    title: 'Connexion',
    hint: 'Vos appareils connectés',
    anchor: '#session',
  },
  tools: {
    to: '/settings/tools',
    title: 'Accès pour vos outils',
    hint: 'Balance, litière, domotique',
    anchor: '#tools',
  },
  data: {
    to: '/settings/data',
    title: 'Confidentialité & données',
    hint: 'Cookies, copie, suppression du compte',
    anchor: '#data',
  },
  timeZone: {
    to: '/settings/time-zone',
    title: 'Fuseau horaire',
    hint: 'Quand commence votre journée',
  },
  import: { to: '/import', title: 'Importer des données', hint: 'Une copie, des pesées' },
} satisfies Record<string, Topic>

export const topicList: readonly Topic[] = Object.values(topics)
