import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { NoteDoseInput, useNoteDoseMutation } from '../../__generated__/useNoteDoseMutation.graphql'
import { toFailure } from '../../network/graphqlError'
import { toastFailure } from '../../ui/toastFailure'

export type DoseInput = NoteDoseInput

/** Notes a dose; a second one of a planned time asks before it is noted (product/care 2.3). */
export function useNoteDose() {
  const [asked, setAsked] = useState<{ input: DoseInput; question: string } | null>(null)
  const [commit, pending] = useMutation<useNoteDoseMutation>(graphql`
    mutation useNoteDoseMutation($input: NoteDoseInput!) {
      noteDose(input: $input) {
        animal {
          ...Care_animal
          ...CareToday_animal
          ...CatDay_animal
          ...RecordBody_record
        }
      }
    }
  `)

  function note(input: DoseInput) {
    function fail(reason: unknown) {
      const { code, message } = toFailure(reason)
      if (code === 'ALREADY_GIVEN') setAsked({ input, question: message })
      else toastFailure(reason)
    }
    commit({ variables: { input }, onCompleted: (_, errors) => errors && fail(errors), onError: fail })
  }

  function answer(again: boolean) {
    if (again && asked) note({ ...asked.input, confirmed: true })
    setAsked(null)
  }

  return { note, pending, question: asked?.question ?? null, answer }
}
