import { elide } from '#shared/base/elision'
import { LinkButton } from '../../base/ui/Button'
import type { ReceivingCat } from './useChosenCat'
import { stack3 } from '../../base/styles/layout.css'

/** Shows what can be done with a PDF, which the product does not store. */
export function ReceivedPdf({
  cats,
  onDone,
}: {
  cats: readonly ReceivingCat[]
  onDone: () => void
}) {
  return (
    <>
      <p>
        NéphroChat ne garde pas de PDF et n’en lit pas les chiffres. Si ce sont des résultats
        d’analyses, gardez le fichier là où il est, et recopiez les valeurs dans le carnet&nbsp;:
        elles y forment des courbes que votre vétérinaire peut lire.
      </p>
      <ul className={stack3}>
        {cats.map(({ uuid, name }) => (
          <li key={uuid}>
            <LinkButton block variant="secondary" to={`/labs/${uuid}`} onClick={onDone}>
              Noter les analyses {elide('de', name)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  )
}
