import type { ComponentType } from 'react'
import { deferred } from '../deferred'

/** Returns a decorative drawing that loads after the page; its space is reserved. */
export function deferredDrawing(
  viewBox: string,
  load: () => Promise<ComponentType>,
): ComponentType {
  return deferred(load, <svg viewBox={viewBox} width="100%" aria-hidden="true" />)
}
