// product/cats 4.4.
export const photoChanged = {
  title: 'Photo mise à jour',
  description: 'La photo de profil a été mise à jour.',
}
export const photoNotChanged = {
  title: 'Erreur',
  description: 'Impossible de mettre à jour la photo.',
  tone: 'destructive',
} as const
