import { makeRoom } from '../../base/ui/makeRoom'
import { focusScreen, moveFocusOnRemoval } from '../scheduling/focusOnRemoval'

const leave = moveFocusOnRemoval(focusScreen)

/** A ref for a part above the screen that appears and disappears by itself. */
export function enterExit(part: HTMLElement | null) {
  makeRoom(part)
  return leave(part)
}
