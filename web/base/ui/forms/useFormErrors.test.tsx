// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from '../../testing/render'
import { toast, toasts } from '../toasts/toasts'
import { TextField } from './TextField'
import { type ShowErrors, useFormErrors } from './useFormErrors'

let showErrors: ShowErrors

function NameForm() {
  const form = useFormErrors('Erreur d’inscription')
  showErrors = form.showErrors
  return (
    <form ref={form.formRef}>
      <TextField label="Nom" name="name" error={form.errors['name']} />
      <TextField label="Email" name="email" error={form.errors['email']} />
      <details>
        <summary>Options</summary>
        <TextField label="Note" name="note" error={form.errors['note']} />
      </details>
    </form>
  )
}

const shownToast = () => {
  const { title, description, tone } = toasts.current() ?? {}
  return { title, description, tone }
}

beforeEach(async () => {
  toasts.dismiss(toasts.current()?.key ?? 0)
  document.body.replaceChildren()
  await render(<NameForm />)
})

test('the toast has the message of the field that gets the focus, the first of the page', () => {
  act(() => showErrors({ email: 'Email invalide', name: 'Nom requis' }))
  expect(document.activeElement?.getAttribute('name')).toBe('name')
  expect(shownToast()).toEqual({
    title: 'Erreur d’inscription',
    description: 'Nom requis',
    tone: 'destructive',
  })
})

test('an error without a field has a toast too, which a valid form dismisses', () => {
  act(() => showErrors({ token: 'Lien périmé' }))
  expect(shownToast().description).toBe('Lien périmé')
  act(() => showErrors({}))
  expect(shownToast()).toEqual({})
  toast({ title: 'Fait' })
  act(() => showErrors({}))
  expect(shownToast().title).toBe('Fait')
})

test('the fold of a wrong field opens, since a hidden field cannot have the focus', () => {
  const fold = document.querySelector('details')!
  act(() => showErrors({ name: 'Nom requis' }))
  expect(fold.open).toBe(false)
  act(() => showErrors({ note: 'Trop long' }))
  expect(fold.open).toBe(true)
  expect(document.activeElement?.getAttribute('name')).toBe('note')
})
