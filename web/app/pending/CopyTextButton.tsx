import Copy from 'lucide-react/icons/copy'
import { Button } from '../../base/ui/Button'
import { toast } from '../../base/ui/toasts/toasts'

const copiedToast = { title: 'Copié', description: 'Vos réponses sont dans le presse-papiers.' }
const failureToast = {
  title: 'Erreur',
  description: 'Impossible de copier vos réponses.',
  tone: 'destructive',
} as const

/** Copies answers that no server accepts any more. */
export function CopyTextButton({ words }: { words: readonly string[] }) {
  const copy = () => navigator.clipboard.writeText(words.join('\n')).then(() => toast(copiedToast))
  return (
    <Button
      variant="secondary"
      icon={<Copy size={20} />}
      onClick={() => void copy().catch(() => toast(failureToast))}
    >
      Copier
    </Button>
  )
}
