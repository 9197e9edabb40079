// product/cats 4.1. The server judges the content; this is what a browser can say before it sends.

export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const photoMessages = {
  notAnImage: 'Veuillez sélectionner une image',
  unsupported: 'Format non supporté. Utilisez JPG, PNG ou WEBP',
  tooLarge: 'Le fichier est trop volumineux (max 5MB)',
  unknownAddress: 'Adresse de photo invalide',
  tooManyPixels: 'La photo est trop grande (40 mégapixels au plus)',
} as const

/** The French error for a file that is no photo, or null. */
export function photoError({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith('image/')) return photoMessages.notAnImage
  if (!photoTypes.some((accepted) => accepted === type)) return photoMessages.unsupported
  return size > PHOTO_MAX_BYTES ? photoMessages.tooLarge : null
}
