import { type StateCats, click, type State } from './state'

/** Every route that needs no session, in each of its states. */
export const publicStates = ({ codedLink }: Pick<StateCats, 'codedLink'>): State[] => [
  { name: 'landing', path: '/', shows: 'Commencer le suivi' },
  {
    name: 'landing, memorial open',
    path: '/onboarding-intro',
    shows: 'En mémoire de notre chat',
    arrange: click('button', /Pourquoi NéphroChat existe/),
  },
  { name: 'login', path: '/login', shows: 'Se souvenir de moi' },
  {
    name: 'login, refused',
    path: '/login',
    shows: 'Email invalide',
    arrange: click('button', 'Se connecter'),
  },
  { name: 'registration', path: '/login?mode=register', shows: 'Confirmer le mot de passe' },
  {
    name: 'registration, refused',
    path: '/login?mode=register',
    shows: 'Prénom requis',
    arrange: click('button', /inscrire$/),
  },
  { name: 'forgotten password', path: '/forgot-password', shows: 'Envoyer le lien' },
  {
    name: 'forgotten password, sent',
    path: '/forgot-password',
    shows: /Si cette adresse email est associée à un compte/,
    arrange: async (page) => {
      await page.getByLabel('Email').fill('personne@example.org')
      await click('button', 'Envoyer le lien')(page)
    },
  },
  { name: 'reset without a token', path: '/reset-password', shows: 'Lien invalide' },
  { name: 'reset', path: '/reset-password?token=abc', shows: 'Enregistrer le mot de passe' },
  {
    name: 'way back of an address',
    path: '/restore-email?token=abc',
    shows: 'Reprendre mon compte',
  },
  { name: 'proof of an address', path: '/verify-email?token=abc', shows: 'Confirmer mon adresse' },
  { name: 'legal notice', path: '/legal-notice', shows: 'Hébergeur' },
  { name: 'signs of an emergency', path: '/urgences', shows: 'Signes d’urgence' },
  { name: 'sources', path: '/sources', shows: 'Seuils et sources' },
  {
    name: 'link with a code',
    path: `/shared/${codedLink}`,
    shows: 'Ce suivi est protégé par un code',
  },
  {
    name: 'link with a code, refused',
    path: `/shared/${codedLink}`,
    shows: 'Le code a 6 chiffres',
    arrange: click('button', 'Ouvrir le suivi'),
  },
  { name: 'unknown link', path: '/shared/unknown', shows: /Données non trouvées/ },
  { name: 'not found', path: '/nulle-part', shows: 'Page Not Found' },
]
