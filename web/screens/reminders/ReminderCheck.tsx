import { type ComponentProps, type ReactNode, useState } from 'react'
import { CheckField } from '../../base/ui/forms/CheckField'

/** Renders a checkbox that shows more fields `when` it is ticked. */
export function ReminderCheck({
  when,
  defaultChecked = false,
  ...field
}: { when?: ReactNode } & ComponentProps<typeof CheckField>) {
  const [isChecked, setChecked] = useState(defaultChecked)
  return (
    <CheckField
      {...field}
      checked={isChecked}
      onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
    >
      {isChecked && when}
    </CheckField>
  )
}
