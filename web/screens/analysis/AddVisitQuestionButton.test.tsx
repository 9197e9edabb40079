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
  type Variables,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import type { AddVisitQuestionButton_animal$key } from '../../__generated__/AddVisitQuestionButton_animal.graphql'
import mutation from '../../__generated__/useSetVisitQuestionsMutation.graphql'
import { render } from '../../base/testing/render'
import { AddVisitQuestionButton } from './AddVisitQuestionButton'

/** Shows the button for a cat with these fields, and returns the page and the sent variables. */
async function show(fields: { gender: string; visitQuestions: string[] }) {
  const sent: Variables[] = []
  const network = Network.create(async (_, variables) => {
    sent.push(variables)
    return { data: { updateAnimal: null } }
  })
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  environment.commitUpdate((store) => {
    const animal = store.create('mina', 'Animal').setValue('mina', 'uuid')
    animal.setValue(fields.gender, 'gender').setValue(fields.visitQuestions, 'visitQuestions')
  })
  const key = {
    __id: 'mina',
    __fragments: { AddVisitQuestionButton_animal: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(mutation), {}).request,
  } as unknown as AddVisitQuestionButton_animal$key
  const page = await render(
    <RelayEnvironmentProvider environment={environment}>
      <AddVisitQuestionButton animal={key}>La question est posée.</AddVisitQuestionButton>
    </RelayEnvironmentProvider>,
  )
  return { page, sent }
}

const questionFor = (pronoun: string) =>
  `Combien d’urinations par jour sont habituelles pour ${pronoun}\u202f?`

test.each([
  ['female', 'elle'],
  ['male', 'lui'],
])('the question for the visit about a %s cat contains "%s"', async (gender, pronoun) => {
  const { page, sent } = await show({ gender, visitQuestions: ['Autre'] })
  await act(async () => page.querySelector('button')!.click())
  expect(sent).toEqual([
    { input: { uuid: 'mina', visitQuestions: ['Autre', questionFor(pronoun)] } },
  ])
})

test('a question of a former build is not added again', async () => {
  const { page } = await show({ gender: 'female', visitQuestions: [questionFor('lui')] })
  expect(page.textContent).toBe('La question est posée.')
})
