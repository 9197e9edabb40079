import type { ComponentType } from 'react'
import { deferred } from '../deferred'

/** Returns a decorative drawing that loads after the page; its space is reserved. */
function drawing(viewBox: string, load: () => Promise<ComponentType>): ComponentType {
  return deferred(load, <svg viewBox={viewBox} width="100%" aria-hidden="true" />)
}

export const BrokenCup = drawing('0 0 160 120', async () => (await import('./BrokenCup')).BrokenCup)
export const EmptyBasket = drawing(
  '0 0 160 120',
  async () => (await import('./EmptyBasket')).EmptyBasket,
)
export const LostCat = drawing('0 0 160 120', async () => (await import('./LostCat')).LostCat)
export const CatPortrait = drawing(
  '0 0 180 200',
  async () => (await import('./CatPortrait')).CatPortrait,
)
export const EmptyNotebook = drawing(
  '0 0 160 120',
  async () => (await import('./EmptyNotebook')).EmptyNotebook,
)
