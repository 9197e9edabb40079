// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from '../../testing/render'
import { Button } from '../Button'
import { DeleteDialog } from '../dialogs/DeleteDialog'
import { moveFocusBeside } from './focusBeside'

let remove: (name: string) => void

function List() {
  const [names, setNames] = useState(['A', 'B', 'C'])
  const [deleted, setDeleted] = useState<string | null>(null)
  remove = (name) => {
    setNames(names.filter((one) => one !== name))
    setDeleted(null)
  }
  return (
    <main id="content" tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button ref={moveFocusBeside}>Vu {name}</Button>
          </li>
        ))}
      </ul>
      <ol>
        {names.map((name) => (
          <li key={name}>
            <Button onClick={() => setDeleted(name)}>Supprimer {name}</Button>
          </li>
        ))}
      </ol>
      {deleted && (
        <DeleteDialog title="Sûr ?" onDelete={() => remove(deleted)} onClose={() => undefined}>
          Tout.
        </DeleteDialog>
      )}
    </main>
  )
}

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!
const focused = () => document.activeElement?.textContent

beforeEach(async () => {
  document.body.replaceChildren()
  await render(<List />)
})

test('a button that is removed with its row passes the focus to the row beside', async () => {
  button('Vu B').focus()
  await act(async () => remove('B'))
  expect(focused()).toBe('Vu C')
  await act(async () => remove('C'))
  expect(focused()).toBe('Vu A')
  await act(async () => remove('A'))
  expect(document.activeElement?.id).toBe('content')
})

test('the row beside has the focus after a dialog has removed the row that opened it', async () => {
  const confirm = async (name: string) => {
    button(`Supprimer ${name}`).focus()
    await act(async () => button(`Supprimer ${name}`).click())
    await act(async () => button('Supprimer').click())
  }
  await confirm('B')
  expect(focused()).toBe('Supprimer C')
  await confirm('C')
  expect(focused()).toBe('Supprimer A')
  await confirm('A')
  expect(document.activeElement?.id).toBe('content')
})
