import { chooseOneCatExport, chooseInvalidExport, chooseWeighings } from './chosenFiles'
import { click, type State } from './state'

export const settingsStates: State[] = [
  { name: 'settings', path: '/settings', shows: 'Se déconnecter' },
  { name: 'settings, profile', path: '/settings/profile', shows: 'Adresse à confirmer' },
  { name: 'settings, time zone', path: '/settings/time-zone', shows: 'Sauvegarder' },
  { name: 'settings, password', path: '/settings/password', shows: 'Changer le mot de passe' },
  { name: 'settings, devices', path: '/settings/sessions', shows: 'Un appareil connecté' },
  { name: 'settings, data', path: '/settings/data', shows: 'Supprimer mon compte' },
  { name: 'import', path: '/import', shows: 'Choisir un fichier' },
  { name: 'import, weighings', path: '/import', shows: 'De quel chat', arrange: chooseWeighings },
  {
    name: 'import, looked at',
    path: '/import',
    shows: 'Nouveau chat',
    arrange: chooseOneCatExport,
  },
  {
    name: 'import, refused',
    path: '/import',
    shows: 'Choisir un autre fichier',
    arrange: chooseInvalidExport,
  },
  {
    name: 'settings, another address',
    path: '/settings/profile',
    shows: /L’adresse actuelle reste la vôtre/,
    arrange: (page) => page.getByLabel('Email').fill('nouvelle@example.org'),
  },
  {
    name: 'settings, a tool',
    path: '/settings/tools',
    shows: 'Pour quel outil',
    arrange: click('button', 'Créer un accès'),
  },
  {
    name: 'settings, deleting',
    path: '/settings/data',
    shows: /Êtes-vous sûr/,
    arrange: click('button', 'Supprimer mon compte'),
  },
]
