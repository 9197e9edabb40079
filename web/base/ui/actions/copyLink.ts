import { toast } from '../toasts/toasts'

/** The toast of each place that copies a link (product/sharing 3.1, 3.3). */
const successToasts = {
  dialog: { title: 'URL copiée', description: 'Le lien a été copié dans le presse-papiers.' },
  address: {
    title: 'Adresse copiée',
    description:
      'Écrivez-la sur une étiquette NFC\u00a0: elle ouvre les prises, et ne note rien seule.',
  },
  screen: { title: 'Lien copié', description: 'Le lien a été copié dans le presse-papiers.' },
}

export async function copyLink(link: string, place: keyof typeof successToasts) {
  try {
    await navigator.clipboard.writeText(link)
    toast(successToasts[place])
  } catch {
    // Copying was refused, or the context is not secure: the link is selected in its field, to be
    // copied by hand.
    toast({ title: 'Erreur', description: 'Impossible de copier le lien.', tone: 'destructive' })
  }
}
