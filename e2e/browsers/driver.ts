// The commands of W3C WebDriver that the journeys use, in its two forms: the requests of a driver,
// and the messages of Firefox's own protocol, which geckodriver translates.

export const commands = {
  open: { message: 'Navigate', request: 'POST url' },
  run: { message: 'ExecuteAsyncScript', request: 'POST execute/async' },
  resize: { message: 'SetWindowRect', request: 'POST window/rect' },
  click: { message: 'ElementClick', request: 'POST element/{id}/click' },
  type: { message: 'ElementSendKeys', request: 'POST element/{id}/value' },
  picture: { message: 'TakeScreenshot', request: 'GET screenshot' },
  print: { message: 'Print', request: 'POST print' },
} as const

export type Command = keyof typeof commands

/** A running browser with one window. */
export interface Driver {
  /** Rejects with the browser's message. */
  send(command: Command, parameters?: Record<string, unknown>): Promise<unknown>
  /** Sends commands to the browser's own window instead of the page. Firefox alone can. */
  inBrowser?<Result>(work: () => Promise<Result>): Promise<Result>
  end(): Promise<void>
}

/** The settings of a browser that a user can change. */
export interface BrowserSettings {
  /** A private window, which stores nothing beyond its end. */
  isPrivate?: boolean
  /** The browser refuses to store data of pages. */
  refusesStorage?: boolean
  /** The size of the letters, in pixels. */
  letters?: number
}
