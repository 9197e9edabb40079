import { Callout } from '../../base/ui/Callout'
import { formatShareCode } from './shareWords'
import * as styles from './ShareLinkBox.css'

/** Shows the code of a new link, once. */
export function NewCode({ code }: { code: string }) {
  return (
    <Callout title={<span className={styles.code}>Code&nbsp;: {formatShareCode(code)}</span>}>
      <p>
        Notez-le et donnez-le à part, de vive voix ou dans un autre message. Il ne sera plus
        affiché.
      </p>
    </Callout>
  )
}
