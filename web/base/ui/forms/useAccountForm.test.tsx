// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render'
import { useAccountForm } from './useAccountForm'

const send = vi.fn<() => void>()

function ForgottenPassword() {
  const form = useAccountForm('forgotPasswordInput', {
    isPending: false,
    showErrors: () => {},
    send,
  })
  return (
    <form {...form}>
      <input name="email" defaultValue="lea@example.org" />
    </form>
  )
}

test('a double click while the schemas are loading sends once, and a later one sends again', async () => {
  await render(<ForgottenPassword />)
  const submit = () =>
    document
      .querySelector('form')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  submit()
  submit()
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(send).toHaveBeenCalledOnce()
  submit()
  await expect.poll(() => send.mock.calls.length).toBe(2)
})
