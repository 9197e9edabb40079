import { line } from '../base/validation'

export const UNKNOWN_PHOTO = 'Adresse de photo invalide'

export const photoPath = line(UNKNOWN_PHOTO, 500)
