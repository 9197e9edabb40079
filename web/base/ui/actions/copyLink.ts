import { toast } from '../toasts/toasts'

// The dialog and the share screen use these words (product/sharing 3.1, 3.3).
const words = {
  dialog: { title: 'URL copiée', description: 'Le lien a été copié dans le presse-papiers.' },
  address: {
    title: 'Adresse copiée',
    description:
      'Écrivez-la sur une étiquette NFC\u00a0: elle ouvre les prises, et ne note rien seule.',
  },
  screen: { title: 'Lien copié', description: 'Le lien a été copié dans le presse-papiers.' },
}

export async function copyLink(link: string, screen: keyof typeof words) {
  try {
    await navigator.clipboard.writeText(link)
    toast(words[screen])
  } catch {
    // Copying was refused, or the context is not secure: the link is selected in its field, to be
    // copied by hand.
    toast({ title: 'Erreur', description: 'Impossible de copier le lien.', tone: 'destructive' })
  }
}
