// The documents give these texts (product/cats 4.4).
export const photoChangedToast = {
  title: 'Photo mise à jour',
  description: 'La photo de profil a été mise à jour.',
}
export const photoNotChangedToast = {
  title: 'Erreur',
  description: 'Impossible de mettre à jour la photo.',
  tone: 'destructive',
} as const
