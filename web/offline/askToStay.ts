/**
 * Asks the browser not to evict this site's storage when the device needs room: most decide by themselves, Firefox asks the
 * person. Asked when an entry waits, and not again once granted.
 */
export async function askToStay(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
