// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../base/testing/render'
import { FileForm } from './FileForm'
import type { ImportTarget } from './useImport'

test('the weighings are imported for the cat that is shown, also if the chosen one was deleted', async () => {
  const [mina, tom] = ['mina', 'tom'].map((uuid) => ({ uuid, name: uuid })) as [
    ImportTarget,
    ImportTarget,
  ]
  const file = new File(['date;kg'], 'pesees.csv', { type: 'text/csv' })
  const onChoose = vi.fn()
  let setCats!: (cats: ImportTarget[]) => void
  function Page() {
    const [cats, set] = useState([mina, tom])
    setCats = set
    return <FileForm cats={cats} received={file} onChoose={onChoose} />
  }
  const page = await render(<Page />)
  await act(async () => setCats([tom]))
  expect(page.querySelector('select')?.value).toBe('tom')
  const button = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Lire le fichier',
  )
  await act(async () => button?.click())
  expect(onChoose).toHaveBeenCalledWith({ file, cat: tom })
})
