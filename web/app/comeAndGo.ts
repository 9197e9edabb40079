import { makeRoom } from '../components/makeRoom'
import { focusScreen, passFocus } from '../components/passFocus'

const leave = passFocus(focusScreen)

/** As a ref of a part above the screen that comes and goes by itself. */
export function comeAndGo(part: HTMLElement | null) {
  makeRoom(part)
  return leave(part)
}
