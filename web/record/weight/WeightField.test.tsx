// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../base/testing/render'
import { WeightField } from './WeightField'

async function open(field: React.ReactNode): Promise<HTMLInputElement> {
  const page = await render(field)
  return page.querySelector('input')!
}

/** Returns whether the browser would still do what the key does by itself. */
function press(input: HTMLInputElement, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  act(() => void input.dispatchEvent(event))
  return !event.defaultPrevented
}

test('the arrows step a field that its form reads', async () => {
  const input = await open(<WeightField label="Poids (kg)" defaultValue="4,253" />)
  expect(press(input, 'ArrowUp')).toBe(false)
  expect(input.value).toBe('4,353')
  press(input, 'ArrowDown')
  press(input, 'ArrowDown')
  expect(input.value).toBe('4,153')
  // A selection from the caret to an end of the field.
  expect(press(input, 'ArrowUp', { shiftKey: true })).toBe(true)
  expect(press(input, '5')).toBe(true)
  expect(input.value).toBe('4,153')
})

test('an empty field stays empty', async () => {
  const input = await open(<WeightField label="Poids (kg)" />)
  expect(press(input, 'ArrowUp')).toBe(true)
  expect(input.value).toBe('')
})
