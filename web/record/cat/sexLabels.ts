export const sexLabels = { F: 'Femelle', M: 'Mâle' } as const

export const genderOptions = [
  { value: '', label: 'Non précisé' },
  { value: 'female', label: sexLabels.F },
  { value: 'male', label: sexLabels.M },
]
