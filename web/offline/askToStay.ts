/**
 * What waits shall not be thrown away when the device needs room: browsers grant it by their own lights, Firefox asks the
 * person. Asked when there is something to lose, and never twice once granted.
 */
export async function askToStay(): Promise<void> {
  const storage: StorageManager | undefined = navigator.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}
