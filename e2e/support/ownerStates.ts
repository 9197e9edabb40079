import type { Page } from '@playwright/test'
import { chooseNonImage } from './chosenFiles'
import { launchStates } from './launchStates'
import { settingsStates } from './settingsStates'
import { sharingStates } from './sharingStates'
import { type StateCats, click, type State, threeMonths } from './state'

// Every route in each of its states, which everyState.spec.ts checks and the gallery shows.

const next = click('button', 'Suivant')
const nextSteps = (steps: number) => async (page: Page) => {
  for (let step = 0; step < steps; step += 1) await next(page)
}
const saveWithoutAge = async (page: Page) => {
  await page.getByLabel('Âge (années)').fill('')
  await click('button', 'Sauvegarder')(page)
}
/** Makes the server unreachable while the page is open. */
const disconnect = async (page: Page) => {
  await page.context().setOffline(true)
}

export const ownerStates = (cats: StateCats): State[] => [
  ...catStates(cats),
  ...sharingStates(cats),
  ...settingsStates,
  ...launchStates(cats),
]

const catStates = ({
  sickCat: sick,
  outdatedCat: silent,
  freshCat: fresh,
  treatedCat: treated,
  rememberedCat: remembered,
}: StateCats): State[] => [
  { name: 'home', path: '/home', shows: 'Mes Chats' },
  { name: 'home, offline', path: '/home', shows: 'Hors ligne', arrange: disconnect },
  {
    name: 'home, additions',
    path: '/home',
    shows: '+1 vomissement',
    arrange: click('button', /^Ajouter à/),
  },
  {
    name: 'home, weighing',
    path: '/home',
    shows: 'Poids (kg)',
    async arrange(page) {
      await click('button', /^Ajouter à/)(page)
      await click('button', 'Pesée')(page)
    },
  },
  {
    name: 'home, deleting',
    path: '/home',
    shows: /irréversible/,
    async arrange(page) {
      await click('button', 'Plus')(page)
      await click('button', 'Supprimer')(page)
    },
  },
  {
    name: 'home, sharing',
    path: '/home',
    shows: 'Créer un lien de partage',
    arrange: click('button', /Partager/),
  },
  { name: 'new cat', path: '/add-animal', shows: 'Nom du chat' },
  {
    name: 'new cat, refused',
    path: '/add-animal',
    shows: 'Nom requis',
    arrange: click('button', 'Ajouter le chat'),
  },
  { name: 'new cat, no photo', path: '/add-animal', shows: 'Réessayer', arrange: chooseNonImage },
  { name: 'profile', path: `/animals/${sick}`, shows: 'Modifier les informations' },
  {
    name: 'profile, photo',
    path: `/animals/${sick}`,
    shows: 'Modifier la photo de profil',
    arrange: click('button', 'Modifier'),
  },
  {
    name: 'profile, refused',
    path: `/animals/${sick}`,
    shows: /nombre entier positif/,
    arrange: saveWithoutAge,
  },
  {
    name: 'profile, a weighing deleted',
    path: `/animals/${sick}`,
    shows: /définitivement supprimée/,
    arrange: click('button', /^Supprimer la pesée/),
  },
  {
    name: 'profile, a farewell',
    path: `/animals/${sick}`,
    shows: 'Nous pensons à vous.',
    arrange: click('button', /nous a quittés$/),
  },
  { name: 'profile, in memory', path: `/animals/${remembered}`, shows: /Son carnet reste ici/ },
  {
    name: 'profile of an unknown cat',
    path: `/animals/${crypto.randomUUID()}`,
    shows: 'Animal non trouvé',
  },
  { name: 'questionnaire', path: `/quick-entry/${fresh}`, shows: 'Étape 1 sur 5' },
  {
    name: 'questionnaire, missing',
    path: `/quick-entry/${fresh}`,
    shows: 'Champs requis',
    arrange: next,
  },
  {
    name: 'questionnaire, step 2',
    path: `/quick-entry/${sick}`,
    shows: 'Étape 2 sur 5',
    arrange: nextSteps(1),
  },
  {
    name: 'questionnaire, step 3',
    path: `/quick-entry/${sick}`,
    shows: 'Étape 3 sur 5',
    arrange: nextSteps(2),
  },
  {
    name: 'questionnaire, step 4',
    path: `/quick-entry/${sick}`,
    shows: 'Étape 4 sur 5',
    arrange: nextSteps(3),
  },
  {
    name: 'questionnaire, edited',
    path: `/quick-entry/${sick}`,
    shows: 'Étape 5 sur 5',
    arrange: nextSteps(4),
  },
  {
    name: 'questionnaire, as yesterday',
    path: `/quick-entry/${treated}`,
    shows: /Les signes, la perfusion/,
    arrange: click('button', 'Comme hier'),
  },
  {
    name: 'questionnaire of an unknown cat',
    path: `/quick-entry/${crypto.randomUUID()}`,
    shows: /Animal non trouvé/,
  },
  { name: 'which cat', path: '/quick-entry', shows: 'Aucun animal sélectionné' },
  { name: 'analysis in red', path: `/analysis/${sick}`, shows: 'Urgent' },
  {
    name: 'analysis, 90 days',
    path: `/analysis/${sick}`,
    shows: /renseignés? sur/,
    arrange: threeMonths,
  },
  {
    name: 'analysis, sharing',
    path: `/analysis/${sick}`,
    shows: 'Créer un lien de partage',
    arrange: click('button', 'Partager au vétérinaire'),
  },
  { name: 'analysis, old', path: `/analysis/${silent}`, shows: /Données du/ },
  { name: 'analysis, empty', path: `/analysis/${fresh}`, shows: 'Enregistrer la première mesure' },
  { name: 'analysis, with care', path: `/analysis/${treated}`, shows: /Avant et après/ },
  {
    name: 'analysis of an unknown cat',
    path: `/analysis/${crypto.randomUUID()}`,
    shows: 'Animal non trouvé',
  },
  { name: 'history', path: `/history/${sick}`, shows: 'Historique' },
  {
    name: 'history, a forgotten day',
    path: `/history/${silent}`,
    shows: /Les jours sans saisie/,
    arrange: click('button', 'Ajouter un jour oublié'),
  },
  {
    name: 'history, one day',
    path: `/history/${sick}`,
    shows: 'Corriger',
    arrange: (page) => page.locator('summary').first().click(),
  },
  { name: 'analyses', path: `/labs/${sick}`, shows: 'Stade IRIS' },
  {
    name: 'analyses, a sheet',
    path: `/labs/${fresh}`,
    shows: 'Jour du prélèvement',
    arrange: click('button', 'Ajouter des résultats'),
  },
  {
    name: 'analyses, the vet’s stage',
    path: `/labs/${fresh}`,
    shows: 'Posé le',
    arrange: click('button', /^Noter le stade/),
  },
  { name: 'analyses, empty', path: `/labs/${fresh}`, shows: 'Aucun résultat pour l’instant' },
  { name: 'care', path: `/care/${treated}`, shows: 'Ringer lactate' },
  {
    name: 'care, fluids given',
    path: `/care/${treated}`,
    shows: 'Volume (mL)',
    arrange: click('button', /^Ringer lactate.* : donné$/),
  },
  {
    name: 'care, another treatment',
    path: `/care/${treated}`,
    shows: 'Nom du traitement',
    arrange: click('button', 'Ajouter un traitement'),
  },
  {
    name: 'care, a change',
    path: `/care/${treated}`,
    shows: 'À partir du',
    arrange: click('button', 'Changer Semintra'),
  },
  {
    name: 'care, an end',
    path: `/care/${treated}`,
    shows: 'Pourquoi (facultatif)',
    arrange: click('button', 'Arrêter Semintra'),
  },
  { name: 'care, none', path: `/care/${fresh}`, shows: /prend un traitement/ },
]
