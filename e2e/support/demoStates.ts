import type { State } from './state'

/** The demo's owner has confirmed the address. */
export const inDemo = (state: State): State =>
  state.shows === 'Adresse à confirmer' ? { ...state, shows: 'Adresse confirmée' } : state

/** States that only the demo has. */
export const demoStates = (idOf: (name: string) => string): State[] => [
  {
    name: 'analysis of 400 days',
    path: `/analysis/${idOf('Mistigri')}`,
    shows: 'Journal & Événements',
  },
  {
    name: 'analysis in amber',
    path: `/analysis/${idOf('Noisette')}`,
    shows: 'Journal & Événements',
  },
  {
    name: 'analysis with notices',
    path: `/analysis/${idOf('Chaussette')}`,
    shows: 'Journal & Événements',
  },
  {
    name: 'analysis in green',
    path: `/analysis/${idOf('Caramel')}`,
    shows: 'Journal & Événements',
  },
  {
    name: 'analysis of a few answers',
    path: `/analysis/${idOf('Vanille')}`,
    shows: 'Journal & Événements',
  },
  {
    name: 'profile of 400 days',
    path: `/animals/${idOf('Mistigri')}`,
    shows: 'Modifier les informations',
  },
  { name: 'history of 400 days', path: `/history/${idOf('Mistigri')}`, shows: 'Historique' },
  { name: 'analyses of a year', path: `/labs/${idOf('Mistigri')}`, shows: 'Derniers résultats' },
  { name: 'all its links', path: `/share-test/${idOf('Mistigri')}`, shows: 'Liens existants' },
]
