/** The print dialog opens after a second (product/pages 5.6). */
export const printDelayMs = 1000

export const printStartedToast = {
  title: 'Impression lancée',
  description: 'Choisissez «\u202fEnregistrer au format PDF\u202f» pour garder un fichier.',
}
export const emptySheetToast = {
  title: 'Erreur',
  description: 'Données insuffisantes pour générer le PDF.',
  tone: 'destructive',
} as const
