import { useEffect, useState } from 'react'
import { toastFailure } from '../../base/ui/toasts/toastFailure'
import { toast } from '../../base/ui/toasts/toasts'
import { pushState, subscribe, unsubscribe } from './browserPush'
import { useAddPushDevice } from './useAddPushDevice'
import { useRemovePushDevice } from './useRemovePushDevice'

interface PushSettings {
  pushKey: string
  pushDevices: readonly { uuid: string; endpointHash: string }[]
}

/**
 * Returns whether this browser is one of the account's devices, and the functions that change it.
 */
export function usePushChannel({ pushKey, pushDevices }: PushSettings) {
  const [browser, setBrowser] = useState<Awaited<ReturnType<typeof pushState>> | null>(null)
  const [isPermissionPending, setPermissionPending] = useState(false)
  const [add, isAdding] = useAddPushDevice()
  const [remove, isRemoving] = useRemovePushDevice()
  useEffect(() => {
    void pushState().then(setBrowser)
  }, [pushDevices])

  const thisDevice =
    browser?.state === 'subscribed'
      ? pushDevices.find(({ endpointHash }) => endpointHash === browser.endpointHash)
      : undefined
  const otherState =
    browser?.state === 'subscribed' ? ('off' as const) : (browser?.state ?? ('unknown' as const))

  async function turnOn() {
    setPermissionPending(true)
    try {
      const keys = await subscribe(pushKey)
      if (keys) add(keys)
      else setBrowser(await pushState())
    } catch (error) {
      console.warn('the push subscription failed', error)
      toast({
        title: 'Erreur',
        description: 'Le navigateur n’a pas pu activer les notifications. L’email reste possible.',
        tone: 'destructive',
      })
    } finally {
      setPermissionPending(false)
    }
  }

  function turnOff() {
    if (thisDevice) remove(thisDevice.uuid)
    unsubscribe().catch(toastFailure)
  }

  return {
    state: thisDevice ? ('on' as const) : otherState,
    isPending: isPermissionPending || isAdding || isRemoving,
    turnOn: () => void turnOn(),
    turnOff,
  }
}
