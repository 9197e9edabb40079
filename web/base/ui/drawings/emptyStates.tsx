import { deferredDrawing } from './deferredDrawing'

export const EmptyBasket = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./EmptyBasket')).EmptyBasket,
)
export const EmptyNotebook = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./EmptyNotebook')).EmptyNotebook,
)
