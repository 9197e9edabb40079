import { deferred } from '../../base/ui/deferred'
import { FeedbackBanner } from './FeedbackBanner'

const ReceivedBanner = deferred(async () => (await import('./ReceivedBanner')).ReceivedBanner)

/** Renders the banners that load after the page; only the first one is visible. */
export function DeferredBanners() {
  return (
    <>
      <ReceivedBanner />
      <FeedbackBanner />
    </>
  )
}
