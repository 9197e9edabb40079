import { createListeners } from '../listeners'

// The open modal dialogs, the topmost last. Everything outside them is inert, so a toast is moved
// into the topmost.
let open: readonly HTMLDialogElement[] = []
const { notify, subscribe } = createListeners()

function change(next: readonly HTMLDialogElement[]) {
  open = next
  document.documentElement.toggleAttribute('data-modal', open.length > 0)
  notify()
}

export const openDialogs = {
  top: () => open.at(-1) ?? null,
  add: (dialog: HTMLDialogElement) => change([...open, dialog]),
  remove: (dialog: HTMLDialogElement) => change(open.filter((other) => other !== dialog)),
  subscribe,
}
