import { toast } from './toasts'

/** Is shown if a mail's link requires a new password, and the user has left its page meanwhile. */
export const toastNewPassword = (title: string) =>
  toast({
    title,
    description: 'Choisissez un nouveau mot de passe par «\u202fMot de passe oublié\u202f?\u202f».',
  })
