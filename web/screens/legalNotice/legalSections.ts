import type { PublicConfig } from '../../base/publicConfig'

interface LegalSection {
  title: string
  paragraphs: string[]
  /** A setting below the text. */
  choice?: 'consent'
}

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long' })

/**
 * Returns the sections of the notice (product/pages 2.5). They mark a value that is not configured.
 */
export function legalSections(config: PublicConfig | null, today: Date): LegalSection[] {
  const contact = config?.contactEmail ?? 'adresse non renseignée par l’exploitant de ce site'
  return [
    {
      title: 'Éditeur',
      paragraphs: [
        `Éditeur du site\u00a0: ${config?.legalPublisher ?? 'non renseigné par l’exploitant de ce site'}.`,
        'NéphroChat est un service non professionnel, proposé gratuitement, créé en mémoire du chat de son auteur.',
      ],
    },
    {
      title: 'Hébergeur',
      paragraphs: [
        `Hébergeur du site\u00a0: ${config?.legalHost ?? 'non renseigné par l’exploitant de ce site'}.`,
      ],
    },
    {
      title: 'Disponibilité du service',
      paragraphs: [
        'Le service est fourni en l’état. Il peut être interrompu pour ' +
          'maintenance ou par suite d’un incident\u202f; nous faisons de ' +
          'notre mieux pour que ce soit rare et bref.',
      ],
    },
    {
      title: 'Propriété intellectuelle',
      paragraphs: [
        'Les textes, les dessins, le logo et le code de NéphroChat sont protégés par le ' +
          'droit d’auteur. Les données et les photos que vous saisissez restent les vôtres.',
      ],
    },
    {
      title: 'Nature du service et santé animale',
      paragraphs: [
        'NéphroChat montre des tendances tirées de vos saisies. Il ne pose aucun ' +
          'diagnostic, ne donne pas d’avis médical et ne remplace en aucun cas une ' +
          'consultation vétérinaire. Ce n’est ni un dispositif médical, ni un service ' +
          'd’urgence.',
        'Devant un signe urgent, contactez votre vétérinaire ou une clinique ' +
          'vétérinaire d’urgence ouverte 24 h/24 et 7 j/7\u00a0: eau non gardée, ' +
          'vomissements répétés, difficulté à uriner ou sang dans les urines, refus ' +
          'de manger depuis 24 h, abattement marqué.',
      ],
    },
    {
      title: 'Données personnelles',
      paragraphs: [
        'Nous traitons votre nom, votre adresse email et les données de santé de vos ' +
          'chats pour vous rendre le service, et pour rien d’autre. Votre consentement ' +
          'couvre le partage avec votre vétérinaire, que vous déclenchez vous-même par un ' +
          'lien valable 72 heures et révocable à tout moment, et les cookies non ' +
          'essentiels.',
        'Les données sont conservées 3 ans après votre dernière activité, puis ' +
          'anonymisées ou supprimées\u202f; elles le sont plus tôt sur demande.',
        'Vous disposez des droits d’accès, de rectification, d’effacement, de ' +
          'limitation, de portabilité et d’opposition prévus par le RGPD, et ' +
          'pouvez adresser une réclamation à la CNIL.',
      ],
      choice: 'consent',
    },
    {
      title: 'Conditions d’utilisation, en bref',
      paragraphs: [
        'Le compte est personnel. Vous saisissez des informations exactes, ne partagez ' +
          'le lien de suivi qu’avec des personnes de confiance et gardez votre mot de ' +
          'passe secret. Vous pouvez supprimer votre compte à tout moment.',
      ],
    },
    {
      title: 'Droit applicable',
      paragraphs: [
        'Ces mentions sont soumises au droit français. Tout litige relève des tribunaux de Paris.',
      ],
    },
    { title: 'Contact', paragraphs: [`Pour toute question\u00a0: ${contact}.`] },
    { title: 'Dernière mise à jour', paragraphs: [`${day.format(today)}.`] },
  ]
}
