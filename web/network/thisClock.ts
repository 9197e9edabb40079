import { serverClock } from './serverClock'

export const thisClock = serverClock(() => Date.now(), {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
})
