import { deferredDrawing } from './deferredDrawing'

export const DeferredBrokenCup = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./BrokenCup')).BrokenCup,
)
export const DeferredLostCat = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./LostCat')).LostCat,
)
