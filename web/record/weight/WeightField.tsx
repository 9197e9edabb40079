import type { ComponentProps, KeyboardEvent } from 'react'
import { stepWeight } from '#shared/weight/weightValue'
import { TextField } from '../../base/ui/forms/TextField'

/** Renders a weight in kg. The arrow keys step it by 0.1 kg (product/cats 3.1). */
export function WeightField(props: Omit<ComponentProps<typeof TextField>, 'name'>) {
  return (
    <TextField
      name="weight"
      inputMode="decimal"
      autoComplete="off"
      onKeyDown={stepByArrow}
      {...props}
    />
  )
}

function stepByArrow(event: KeyboardEvent<HTMLInputElement>) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: input } = event
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : null
  if (direction === null || altKey || ctrlKey || metaKey || shiftKey) return
  const next = stepWeight(input.value, direction)
  if (next === null) return
  // Otherwise the caret would move to an end of the field.
  event.preventDefault()
  // React treats a text that is not set by `value` as typed.
  input.setRangeText(next, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
