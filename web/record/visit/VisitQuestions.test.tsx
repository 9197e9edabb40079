// @vitest-environment happy-dom
import { act } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '../../__generated__/ShareScreenQuery.graphql'
import type { Location } from '../../base/router/router'
import { LocationContext } from '../../base/router/RouterProvider'
import { render } from '../../base/testing/render'
import { VisitQuestions } from './VisitQuestions'

/** Renders the questions that a server stores, and the `question` that another app has shared. */
async function openQuestions(stored: string[], question?: string) {
  const environment = new Environment({
    network: Network.create(async (_, { input }) => {
      const { visitQuestions } = input as { visitQuestions: string[] }
      const animal = { __typename: 'Animal', id: 'mina', uuid: 'mina', visitQuestions }
      return { data: { updateAnimal: { animal } } }
    }),
    store: new Store(new RecordSource()),
  })
  const write = (questions: string[]) =>
    act(async () =>
      environment.commitUpdate((store) => {
        const animal = store.get('mina') ?? store.create('mina', 'Animal')
        animal.setValue('mina', 'uuid').setValue(questions, 'visitQuestions')
      }),
    )
  await write(stored)
  const key = {
    __id: 'mina',
    __fragments: { VisitQuestions_animal: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(query), { uuid: 'mina' }).request,
  }
  const page = await render(
    <LocationContext value={{ state: { question } } as Location}>
      <RelayEnvironmentProvider environment={environment}>
        <VisitQuestions animal={key as never} />
      </RelayEnvironmentProvider>
    </LocationContext>,
  )
  const areas = () => [...page.querySelectorAll('textarea')]
  const save = () => act(async () => page.querySelector('form')!.requestSubmit())
  const press = (name: string) =>
    act(async () =>
      [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  return { page, write, areas, save, press, shown: () => areas().map(({ value }) => value) }
}

test('a question that another device has added is shown, and not removed by saving', async () => {
  const { write, shown } = await openQuestions(['A'])
  await write(['A', 'B'])
  expect(shown()).toEqual(['A', 'B'])
})

test('after the first of two questions was removed, the fields show the other one', async () => {
  const { areas, save, shown } = await openQuestions(['A', 'B'])
  areas()[0]!.value = ''
  await save()
  expect(shown().filter(Boolean)).toEqual(['B'])
})

test('after the questions were deleted, there is one empty field', async () => {
  const { press, shown } = await openQuestions(['A', 'B'])
  await press('Effacer les questions')
  expect(shown()).toEqual([''])
})

test.each([[['A', 'B']], [['A']]])('a received question is added once to %j', async (stored) => {
  const { page, save, shown } = await openQuestions(stored, 'R')
  expect(shown()).toEqual([...stored, 'R'])
  await save()
  expect(shown()).toEqual([...stored, 'R'])
  expect(page.textContent).not.toContain('Vous avez déjà trois questions')
})
