import { useEffect, useState } from 'react'
import { dayIn } from '#shared/base/time'
import { serverClock } from '../../base/network/serverClock'
import { useReload } from '../../base/router/hooks'
import { toast } from '../../base/ui/toasts/toasts'

/**
 * Reloads the screen if the day has changed when the tab becomes visible. The form of an ended `today` is replaced by
 * the new day's, from its first question on: `restart` shows it.
 */
export function useNewDay(timeZone: string, isToday: boolean, restart: () => void): void {
  const reload = useReload()
  const [openedOn] = useState(() => dayIn(serverClock.now(), timeZone))

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return
      if (dayIn(serverClock.now(), timeZone) === openedOn) return
      if (isToday) {
        restart()
        toast({
          title: 'Un nouveau jour a commencé',
          description: 'Ces questions portent maintenant sur aujourd’hui.',
        })
      }
      void reload()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [openedOn, timeZone, isToday, restart, reload])
}
