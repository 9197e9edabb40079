import { createServerClock } from './createServerClock'

export const serverClock = createServerClock(() => Date.now(), {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
})
