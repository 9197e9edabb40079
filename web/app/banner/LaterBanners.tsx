import { FeedbackBanner } from './FeedbackBanner'
import { ReceivedBanner } from './ReceivedBanner'

/** The banners that load after the page. The first one that has something to say is shown. */
export function LaterBanners() {
  return (
    <>
      <ReceivedBanner />
      <FeedbackBanner />
    </>
  )
}
