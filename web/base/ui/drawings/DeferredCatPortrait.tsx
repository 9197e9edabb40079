import { deferredDrawing } from './deferredDrawing'

export const DeferredCatPortrait = deferredDrawing(
  '0 0 180 200',
  async () => (await import('./CatPortrait')).CatPortrait,
)
