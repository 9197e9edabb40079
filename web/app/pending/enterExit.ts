import { focusScreen, moveFocusOnRemoval } from '../../base/ui/focus/focusOnRemoval'
import { slideContentDown } from '../../base/ui/slideContentDown'

const leave = moveFocusOnRemoval(focusScreen)

/** A ref for a part above the screen that appears and disappears by itself. */
export function enterExit(part: HTMLElement | null) {
  slideContentDown(part)
  return leave(part)
}
