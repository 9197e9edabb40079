import { useEffect, useState } from 'react'
import { dayIn } from '#shared/base/time'
import { serverClock } from '../../base/network/serverClock'
import { useReload } from '../../base/router/hooks'

/** Reloads the screen if the day has changed when the tab becomes visible. */
export function useNewDay(timeZone: string): void {
  const reload = useReload()
  const [openedOn] = useState(() => dayIn(serverClock.now(), timeZone))

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible' && dayIn(serverClock.now(), timeZone) !== openedOn)
        void reload()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [openedOn, timeZone, reload])
}
