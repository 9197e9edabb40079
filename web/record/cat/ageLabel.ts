export function ageLabel(age: number): string {
  return age > 1 ? `${age} ans` : age === 1 ? '1 an' : 'moins d’un an'
}
