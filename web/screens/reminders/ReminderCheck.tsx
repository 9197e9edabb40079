import { type ComponentProps, type ReactNode, useState } from 'react'
import { CheckField } from '../../base/ui/forms/CheckField'

/** Renders a checkbox that shows more fields `when` it is ticked. */
export function ReminderCheck({
  when,
  defaultChecked = false,
  ...field
}: { when?: ReactNode } & ComponentProps<typeof CheckField>) {
  const [checked, setChecked] = useState(defaultChecked)
  return (
    <CheckField
      {...field}
      checked={checked}
      onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
    >
      {checked && when}
    </CheckField>
  )
}
