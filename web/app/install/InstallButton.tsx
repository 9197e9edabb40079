import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { Button } from '../../ui/Button'
import { visuallyHidden } from '../../styles/text.css'

const unavailable = 'Installation non disponible - Vérifiez les critères PWA'

/** Where the browser offered no prompt it is disabled but keeps the focus, so that its tooltip can be read. */
export function InstallButton({ available, onInstall }: { available: boolean; onInstall: () => void }) {
  const id = useId()
  return (
    <>
      <Button
        icon={<Download size={22} />}
        data-tooltip={available ? 'Installer maintenant' : unavailable}
        aria-disabled={available ? undefined : true}
        aria-describedby={available ? undefined : id}
        onClick={available ? onInstall : undefined}
      >
        Installer l’application
      </Button>
      {!available && (
        <span id={id} className={visuallyHidden}>
          {unavailable}
        </span>
      )}
    </>
  )
}
