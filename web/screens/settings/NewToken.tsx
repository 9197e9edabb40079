import Copy from 'lucide-react/icons/copy'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { TextField } from '../../base/ui/forms/TextField'
import { toast } from '../../base/ui/toasts/toasts'
import { fields } from '../../base/styles/form.css'

/** Shows a token, which cannot be shown again. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      toast({
        title: 'Accès copié',
        description: 'Collez-le dans la configuration de votre outil.',
      })
    } catch {
      toast({
        title: 'Erreur',
        description: 'Impossible de copier l’accès. Sélectionnez-le dans le champ.',
        tone: 'destructive',
      })
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Accès créé"
      actions={<Button onClick={onClose}>C’est noté</Button>}
    >
      <div className={fields}>
        <p>
          Copiez-le maintenant&nbsp;: il ne sera plus jamais affiché. Gardez-le comme un mot de
          passe.
        </p>
        <TextField
          label="Accès"
          name="token"
          value={token}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button block variant="secondary" icon={<Copy size={20} />} onClick={() => void copy()}>
          Copier l’accès
        </Button>
      </div>
    </Dialog>
  )
}
