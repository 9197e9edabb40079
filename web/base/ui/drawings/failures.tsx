import { deferredDrawing } from './deferredDrawing'

export const BrokenCup = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./BrokenCup')).BrokenCup,
)
export const LostCat = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./LostCat')).LostCat,
)
