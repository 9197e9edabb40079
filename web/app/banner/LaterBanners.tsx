import { deferred } from '../../base/ui/deferred'
import { FeedbackBanner } from './FeedbackBanner'

const ReceivedBanner = deferred(async () => (await import('./ReceivedBanner')).ReceivedBanner)

/** The banners that load after the page. The first one that has words is shown. */
export function LaterBanners() {
  return (
    <>
      <ReceivedBanner />
      <FeedbackBanner />
    </>
  )
}
