import { toast } from './toasts'

// The dialog's words and the share screen's (product/sharing 3.1, 3.3).
const words = {
  dialog: { title: 'URL copiée', description: 'Le lien a été copié dans le presse-papiers.' },
  screen: { title: 'Lien copié', description: 'Le lien a été copié dans le presse-papiers.' },
}

export async function copyLink(link: string, place: keyof typeof words) {
  try {
    await navigator.clipboard.writeText(link)
    toast(words[place])
  } catch {
    // Refused, or no secure context: the link is selected in its field, to be copied by hand.
    toast({ title: 'Erreur', description: 'Impossible de copier le lien.', tone: 'destructive' })
  }
}
