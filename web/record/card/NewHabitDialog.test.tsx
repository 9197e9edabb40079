// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import type { NewHabit } from '../../__generated__/NewHabitDialogMutation.graphql'
import { NewHabitDialog } from './NewHabitDialog'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

test.each<[NewHabit, 'il' | 'elle', string, string]>([
  ['drinks_less', 'elle', 'qu’elle boit moins', '« Comme d’habitude » quand elle boit ainsi :'],
  ['drinks_more', 'il', 'qu’il boit plus', '« Comme d’habitude » quand il boit ainsi :'],
  ['eats_less', 'elle', 'qu’elle mange 50 à', '« Toute sa ration » quand elle mange comme'],
])('the question about %s names the cat %s', async (habit, pronoun, statement, choice) => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const environment = new Environment({
    network: Network.create(async () => ({ data: {} })),
    store: new Store(new RecordSource()),
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <RelayEnvironmentProvider environment={environment}>
        <NewHabitDialog animalUuid="mina" pronoun={pronoun} habit={habit} onClose={() => {}} />
      </RelayEnvironmentProvider>,
    ),
  )
  const text = document.body.textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain(`Vos 14 dernières saisies disent ${statement}`)
  expect(text).toContain(`choisissez désormais ${choice}`)
  await act(async () => root.unmount())
})
