import { makeRoom } from '../../base/ui/makeRoom'
import { focusScreen, passFocus } from '../scheduling/focusOnNavigation'

const leave = passFocus(focusScreen)

/** A ref for a part above the screen that appears and disappears by itself. */
export function comeAndGo(part: HTMLElement | null) {
  makeRoom(part)
  return leave(part)
}
