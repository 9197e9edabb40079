// The checks of a photo that a browser can run (product/cats 4.1). The server checks the content.

/** The server accepts no more; the browser makes a larger photo smaller. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const photoMessages = {
  notAnImage: 'Veuillez sélectionner une image',
  unsupported: 'Format non supporté. Utilisez JPG, PNG ou WEBP',
  empty: 'Le fichier est vide',
  tooLarge: 'Le fichier est trop volumineux (max 5MB)',
  tooManyPixels: 'La photo est trop grande (40 mégapixels au plus)',
} as const

export function photoError({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return photoMessages.empty
  if (!type.startsWith('image/')) return photoMessages.notAnImage
  if (!photoTypes.some((accepted) => accepted === type)) return photoMessages.unsupported
  return null
}
