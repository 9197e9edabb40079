import { type StateCats, click, type State, threeMonths } from './state'

export const sharingStates = ({
  sickCat: sick,
  outdatedCat: silent,
  freshCat: fresh,
  treatedCat: treated,
  sickLink,
  freshLink,
  treatedLink,
}: StateCats): State[] => [
  { name: 'circle', path: `/circle/${sick}`, shows: 'Personne d’autre que vous' },
  {
    name: 'circle, inviting',
    path: `/circle/${sick}`,
    shows: 'Rôle',
    arrange: click('button', 'Inviter une personne'),
  },
  { name: 'unknown invitation', path: '/invitation/unknown', shows: 'Invitation introuvable' },
  { name: 'reminders', path: `/reminders/${treated}`, shows: 'Rappels' },
  { name: 'what a vet proposes', path: `/proposals/${treated}`, shows: 'Dr Martin propose' },
  {
    name: 'what a vet proposes, nothing',
    path: `/proposals/${fresh}`,
    shows: 'Aucune consigne pour l’instant',
  },
  { name: 'share list', path: '/share', shows: 'Partager le dossier de suivi' },
  { name: 'share', path: `/share/${sick}`, shows: 'Générer un lien sécurisé' },
  {
    name: 'share, made',
    path: `/share/${sick}`,
    shows: 'Copier le lien',
    arrange: click('button', 'Générer un lien sécurisé'),
  },
  { name: 'links', path: `/share-test/${sick}`, shows: 'Actif' },
  {
    name: 'links, options',
    path: `/share-test/${fresh}`,
    shows: 'Code à 6 chiffres',
    arrange: async (page) => {
      await page.getByText('Options : pour qui, durée, contenu, code').click()
      await page.getByRole('checkbox', { name: 'Demander un code' }).check()
    },
  },
  { name: 'no links', path: `/share-test/${silent}`, shows: 'Aucun lien de partage créé' },
  { name: 'the vet’s page', path: `/shared/${sickLink}`, shows: /^Suivi — / },
  {
    name: 'the vet’s page, 90 days',
    path: `/shared/${sickLink}`,
    shows: /renseignés? sur/,
    arrange: threeMonths,
  },
  { name: 'the vet’s page, with care', path: `/shared/${treatedLink}`, shows: /Avant et après/ },
  {
    name: 'the vet’s page, a consigne',
    path: `/shared/${treatedLink}`,
    shows: 'Transmettre',
    arrange: click('button', 'Laisser une consigne'),
  },
  {
    name: 'the vet’s page, empty',
    path: `/shared/${freshLink}`,
    shows: 'Aucune donnée de suivi disponible',
  },
]
