import { itemOf, receivedPath } from '../../base/device/receivedItem'
import { storeReceived } from '../../base/device/receivedItems'
import { Redirect } from '../../base/router/router'

/** A system that does not respond has opened the page without a file. */
const timeoutMs = 3_000

/** The File Handling API, which TypeScript's library lacks. */
interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

/**
 * Stores the file with which the system has opened the app (the manifest's file_handlers), also
 * before a sign-in, and redirects to its page.
 */
export async function receiveLaunchedFile(): Promise<Redirect> {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  const search = await storeLaunched(launchQueue).catch((error: unknown) => {
    console.warn('the opened file was not stored', error)
    return '?problem=not-stored'
  })
  return new Redirect(receivedPath + search)
}

async function storeLaunched(queue: LaunchQueue | undefined): Promise<string> {
  const file = queue ? await launchedFile(queue) : null
  if (!file) return '?problem=empty'
  const item = itemOf({ file, text: '' }, Date.now())
  await storeReceived(item)
  return `?id=${item.id}`
}

const launchedFile = (queue: LaunchQueue) =>
  new Promise<File | null>((resolve, reject) => {
    setTimeout(() => resolve(null), timeoutMs)
    queue.setConsumer(({ files = [] }) => {
      if (files[0]) files[0].getFile().then(resolve, reject)
      else resolve(null)
    })
  })
