import { Button } from '../../base/ui/Button'
import { NewPasswordFields } from '../../base/ui/forms/NewPasswordFields'
import { TextField } from '../../base/ui/forms/TextField'
import { useAccountForm } from '../../base/ui/forms/useAccountForm'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { useRegister } from './useRegister'
import { fields, pair } from '../../base/styles/form.css'

export function RegistrationForm() {
  const { formRef, errors, showErrors } = useFormErrors('Erreur d’inscription')
  const [register, isPending] = useRegister(showErrors)
  const form = useAccountForm('registerForm', { isPending, showErrors, send: register })

  return (
    <form ref={formRef} className={fields} noValidate {...form}>
      <div className={pair}>
        <TextField
          label="Prénom"
          name="firstName"
          autoComplete="given-name"
          error={errors['firstName']}
        />
        <TextField
          label="Nom"
          name="lastName"
          autoComplete="family-name"
          error={errors['lastName']}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors['email']}
      />
      <NewPasswordFields errors={errors} />
      <Button type="submit" size="l" block isPending={isPending} pendingLabel="Inscription...">
        S’inscrire
      </Button>
    </form>
  )
}
