import { deferredDrawing } from './deferredDrawing'

export const DeferredEmptyBasket = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./EmptyBasket')).EmptyBasket,
)
export const DeferredEmptyNotebook = deferredDrawing(
  '0 0 160 120',
  async () => (await import('./EmptyNotebook')).EmptyNotebook,
)
