import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { classes } from '../../styles/classes'
import { IconButton } from '../Button'
import { Field, type FieldProps } from './Field'
import * as styles from './Field.css'

export function PasswordField({
  label,
  name,
  error,
  hint,
  id,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} name={name} error={error} hint={hint} id={id}>
      {(control) => (
        <div className={styles.withSuffix}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classes(styles.control, styles.suffixed)}
          />
          <div className={styles.suffix}>
            <IconButton
              // The name does not contain 'mot de passe', so that this label belongs to the field
              // only.
              label={isShown ? 'Masquer les caractères' : 'Afficher les caractères'}
              icon={isShown ? <EyeOff size={22} /> : <Eye size={22} />}
              onClick={() => setShown(!isShown)}
            />
          </div>
        </div>
      )}
    </Field>
  )
}
