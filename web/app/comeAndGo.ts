import { makeRoom } from '../components/makeRoom'
import { passFocusToScreen } from '../components/passFocus'

/** As a ref of a part above the screen that comes and goes by itself. */
export function comeAndGo(part: HTMLElement | null) {
  makeRoom(part)
  return passFocusToScreen(part)
}
