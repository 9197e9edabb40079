import { itemOf, receivedPath, storeReceived } from '../../base/device/receivedItems'
import { type Load, Redirect } from '../../base/router/router'

/** A system that does not answer has opened the page without a file. */
const patienceMs = 3_000

/** The File Handling API, which TypeScript's library lacks. */
interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void
}

/**
 * Returns a route's load that first stores the file with which the system has opened the app (the
 * manifest's file_handlers), also before a sign-in.
 */
export function withLaunchedFile(load: Load): Load {
  return async (args) => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    if (args.search.get('source') !== 'file' || !launchQueue) return load(args)
    const search = await storeLaunched(launchQueue).catch((error: unknown) => {
      console.warn('the opened file was not stored', error)
      return '?problem=not-stored'
    })
    return new Redirect(receivedPath + search)
  }
}

async function storeLaunched(queue: LaunchQueue): Promise<string> {
  const file = await new Promise<File | null>((resolve, reject) => {
    setTimeout(() => resolve(null), patienceMs)
    queue.setConsumer(({ files = [] }) => {
      if (files[0]) files[0].getFile().then(resolve, reject)
      else resolve(null)
    })
  })
  if (!file) return '?problem=empty'
  const item = itemOf({ file, text: '' }, Date.now())
  await storeReceived(item)
  return `?id=${item.id}`
}
