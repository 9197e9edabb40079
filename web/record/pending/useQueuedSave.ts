import { useState } from 'react'
import type { UseMutationConfig } from 'react-relay'
import type { Disposable, MutationParameters } from 'relay-runtime'
import { requestPersistentStorage } from '../../base/device/persistentStorage'
import { StorageError } from '../../base/device/storageError'
import { serverClock } from '../../base/network/serverClock'
import { commitWithSignal } from '../../base/relay/commitWithSignal'
import { toastFailure } from '../../base/ui/toasts/toastFailure'
import { toast } from '../../base/ui/toasts/toasts'
import { enqueueOtherChange, type NewOtherChange } from '../../offline/queue/enqueue'
import { discardAll } from '../../offline/queue/pendingChanges'
import type { OtherChange, OmitFromEach } from '../../offline/queue/rows'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import { useUserUuid } from '../../session/useUserUuid'

export interface NamedCat {
  uuid: string
  name: string
}

/** A kind's mutation. `shown` selects what the screens show: a later save from the queue leaves it out. */
interface ShownMutation extends MutationParameters {
  variables: { input: object; shown: boolean }
}

interface Save<Mutation extends ShownMutation> {
  input: Mutation['variables']['input']
  /** Stored on this device if the server does not respond. */
  change: OmitFromEach<NewOtherChange, 'userUuid' | 'animalId' | 'animalName'>
  /** Pending changes that this one replaces. */
  replaces?: readonly OtherChange[]
  isOnline?: boolean
}

export type SaveOutcome = 'sent' | 'queued'

/**
 * Saves a change of a cat on the server, else on this device. Both have the change's id: a retry changes nothing.
 * `commit` is the caller's `useMutation`: a file that uses the tag alone gets its document without selections
 * (web/build/relayTransform.ts).
 */
export function useQueuedSave<Mutation extends ShownMutation>(
  commit: (config: UseMutationConfig<Mutation>) => Disposable,
  { uuid, name }: NamedCat,
) {
  const userUuid = useUserUuid()
  const [isPending, setPending] = useState(false)

  /** @throws StorageError */
  async function enqueue({ change, replaces = [] }: Pick<Save<Mutation>, 'change' | 'replaces'>) {
    const [replaced = null, ...others] = replaces
    await enqueueOtherChange(
      { userUuid, animalId: uuid, animalName: name, ...change },
      { now: serverClock.now(), replaces: replaced },
    )
    requestPersistentStorage().catch((error: unknown) =>
      console.warn('the browser may delete pending changes', error),
    )
    if (others.length > 0) await discardAll(others)
  }

  async function save({
    input,
    change,
    replaces = [],
    isOnline,
  }: Save<Mutation>): Promise<SaveOutcome> {
    return await sendOrEnqueue<SaveOutcome>(change.uuid, {
      isOnline: isOnline ?? navigator.onLine,
      send: async (_, signal) => {
        await commitWithSignal(commit, { input, shown: true }, signal)
        return 'sent'
      },
      enqueue: (_, tried) => enqueue({ change: { ...change, tried }, replaces }),
      removeReplaced: async () => {
        if (replaces.length > 0) await discardAll(replaces)
      },
    })
  }

  /** Runs what a press begins: `isPending` until it ends, and a toast if it fails. */
  async function run(action: () => Promise<void>, onError = toastSaveError): Promise<void> {
    setPending(true)
    try {
      await action()
    } catch (error) {
      onError(error)
    } finally {
      setPending(false)
    }
  }

  return { save, enqueue, run, isPending }
}

export const toastQueued = (description: string) =>
  toast({ title: 'Sauvegardé hors ligne', description })

export function toastSaveError(error: unknown): void {
  if (error instanceof StorageError)
    toast({ title: 'Erreur', description: error.message, tone: 'destructive' })
  else toastFailure(error)
}
