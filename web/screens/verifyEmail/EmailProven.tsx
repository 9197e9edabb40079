import { AccountPage } from '../../base/ui/AccountPage'
import { DeferredCatPortrait } from '../../base/ui/drawings/DeferredCatPortrait'
import type { Proof } from './useVerifyEmail'

export function EmailProven({
  proof: { emailChanged, needsPassword },
  home,
}: {
  proof: Proof
  home: { to: string; label: string }
}) {
  const lead = emailChanged
    ? 'Merci\u202f! Cette adresse remplace l’ancienne. Vos autres appareils ont été déconnectés.'
    : 'Merci\u202f! Votre adresse email est confirmée.'
  const choose = { to: '/forgot-password', label: 'Choisir un mot de passe' }
  return (
    <AccountPage
      title="Adresse confirmée"
      drawing={<DeferredCatPortrait />}
      lead={
        needsPassword
          ? `${lead} Votre compte Google n’ouvre plus ce carnet\u00a0: ` +
            'choisissez un mot de passe pour vous reconnecter.'
          : lead
      }
      links={needsPassword ? [choose, home] : [home]}
    />
  )
}
