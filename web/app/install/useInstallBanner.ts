import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePage } from '../../base/router/hooks'
import { standalone as standaloneMode, useIsMedia } from '../../base/ui/useIsMedia'
import { isIos, shouldOfferInstall, widest } from './installConditions'
import { isForced, installation } from './installPrompt'

const key = 'pwa-install-dismissed'
const appearsAfterMs = 3000
const checkedAfterMs = 5000

/** Returns whether the install banner is visible, and its actions (product/pages 3.4). */
export function useInstallBanner() {
  const { pathname, search } = usePage()
  const { prompt, isInstalled } = useSyncExternalStore(installation.subscribe, installation.current)
  const isStandalone = useIsMedia(standaloneMode)
  const isNarrow = useIsMedia(`(max-width: ${widest}px)`)
  const [isHidden, setHidden] = useState(false)
  const [isShown, setShown] = useState(false)
  const { userAgent, maxTouchPoints } = navigator

  const isAllowed =
    !isHidden &&
    shouldOfferInstall({
      pathname,
      userAgent,
      width: isNarrow ? widest : Infinity,
      hasTouch: maxTouchPoints > 0,
      isStandalone,
      isInstalled,
      dismissedAt: localStorage.getItem(key),
      now: Date.now(),
      isForced: isForced || new URLSearchParams(search).get('show-pwa-banner') === 'true',
    })
  const isIosDevice = isIos(userAgent)

  useEffect(() => {
    if (!isAllowed) return setShown(false)
    const appear = setTimeout(() => setShown(true), appearsAfterMs)
    const check = setTimeout(() => {
      if (!isIosDevice && !installation.current().prompt)
        console.warn('no install prompt: check the criteria of an installable app')
    }, checkedAfterMs)
    return () => {
      clearTimeout(appear)
      clearTimeout(check)
    }
  }, [isAllowed, isIosDevice])

  return {
    isShown: isAllowed && isShown,
    isIosDevice,
    canInstall: prompt !== null,
    install: () => {
      setHidden(true)
      void firePrompt()
    },
    dismiss: () => {
      localStorage.setItem(key, String(Date.now()))
      setHidden(true)
    },
  }
}

/** Shows the browser's prompt, which can be fired once (product/pages 3.4). */
async function firePrompt(): Promise<void> {
  const { prompt } = installation.current()
  if (!prompt) return
  installation.change({ prompt: null })
  const { outcome } = await prompt.prompt()
  // oxlint-disable-next-line no-console -- neither outcome is a fault
  console.info('install prompt:', outcome)
}
