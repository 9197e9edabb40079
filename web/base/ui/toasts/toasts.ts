import { createListeners } from '../../listeners'

/** 'default' means done, 'notice' not yet, 'destructive' failed. */
export type ToastMessage = {
  title: string
  description?: string
  tone?: 'default' | 'notice' | 'destructive'
}
export type ShownToast = ToastMessage & { key: number }

// There is one toast at a time: a new one replaces the current one.
let shownToast: ShownToast | null = null
let count = 0
const { notify, subscribe } = createListeners()

function show(next: ShownToast | null) {
  shownToast = next
  notify()
}

export function toast(message: ToastMessage) {
  count += 1
  show({ ...message, key: count })
}

export const toasts = {
  current: () => shownToast,
  dismiss: (key: number) => {
    if (shownToast?.key === key) show(null)
  },
  subscribe,
}
