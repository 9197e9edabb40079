import { graphql, useMutation } from 'react-relay'
import { useNavigate } from 'react-router'
import type { CreateAnimalInput, useCreateAnimalMutation } from '../../__generated__/useCreateAnimalMutation.graphql'
import { recordEvent } from '../../analytics'
import { useToast } from '../../components/toasts'
import { toFailure } from '../../relay/graphqlError'

const failed = { title: 'Erreur', description: 'Impossible d’ajouter le chat. Veuillez réessayer.', tone: 'destructive' } as const
const done = (name: string) => ({ title: 'Chat ajouté', description: `Le carnet de ${name} est prêt.` })

export function useCreateAnimal(showErrors: (fields: Record<string, string>) => void) {
  const toast = useToast()
  const navigate = useNavigate()
  const [commit, pending] = useMutation<useCreateAnimalMutation>(graphql`
    mutation useCreateAnimalMutation($input: CreateAnimalInput!) {
      createAnimal(input: $input) {
        viewer {
          ...Dashboard_viewer
          ...TopBar_viewer
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toast(failed)
    recordEvent({ event: 'form_submission', form_name: 'add_animal', form_success: false })
  }

  function createAnimal(given: Omit<CreateAnimalInput, 'species'>) {
    commit({
      // Always 'animal' (decisions, Pages).
      variables: { input: { ...given, species: 'animal' } },
      onCompleted: (_, errors) => {
        if (errors) return fail(errors)
        toast(done(given.name))
        recordEvent({ event: 'animal_created', animal_species: 'animal', animal_name: given.name, animal_age: given.age ?? null })
        recordEvent({ event: 'form_submission', form_name: 'add_animal', form_success: true })
        void navigate('/home')
      },
      onError: fail,
    })
  }

  return [createAnimal, pending] as const
}
