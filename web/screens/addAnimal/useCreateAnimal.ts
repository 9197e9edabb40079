import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { elide } from '#shared/base/elision'
import type {
  CreateAnimalInput,
  useCreateAnimalMutation,
} from '../../__generated__/useCreateAnimalMutation.graphql'
import { recordEvent } from '../../base/analytics'
import { useClientId } from '../../base/form/useClientId'
import { toFailure } from '../../base/network/graphqlError'
import { useNavigateFromPage } from '../../base/router/hooks'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'
import { useSetAnimalPhoto } from '../../record/photo/useSetAnimalPhoto'

const failureToast = (description = 'Impossible d’ajouter le chat. Veuillez réessayer.') =>
  ({ title: 'Erreur', description, tone: 'destructive' }) as const
const successToast = (name: string) => ({
  title: 'Chat ajouté',
  description: `Le carnet ${elide('de', name)} est prêt.`,
})

export function useCreateAnimal(showErrors: ShowErrors) {
  const navigate = useNavigateFromPage()
  const setAnimalPhoto = useSetAnimalPhoto()
  const clientId = useClientId()
  const [isFinishing, setFinishing] = useState(false)
  const [commit, isCreating] = useMutation<useCreateAnimalMutation>(graphql`
    mutation useCreateAnimalMutation($input: CreateAnimalInput!) {
      createAnimal(input: $input) {
        animal {
          uuid
        }
        viewer {
          ...Dashboard_viewer
          ...useFrameViewer_viewer
        }
      }
    }
  `)

  function fail(reason: unknown) {
    const { code, fields, message } = toFailure(reason)
    showErrors(fields)
    // The account has its maximum of cats.
    toast(failureToast(code === 'OVER_QUOTA' ? message : undefined))
    recordEvent({ event: 'form_submission', form_name: 'add_animal', form_success: false })
  }

  /** `photo` is the path of a photo that may still be uploading. */
  function createAnimal(
    input: Omit<CreateAnimalInput, 'species' | 'uuid' | 'isCorrection'>,
    photo: Promise<string | null>,
  ) {
    commit({
      // The species is always 'animal' (product/cats 1.1).
      variables: { input: { ...input, ...clientId(input), species: 'animal' } },
      onCompleted: ({ createAnimal: { animal } }, errors) => {
        if (errors) return fail(errors)
        recordEvent({
          event: 'animal_created',
          animal_species: 'animal',
          animal_name: input.name,
          animal_age: input.age ?? null,
        })
        recordEvent({ event: 'form_submission', form_name: 'add_animal', form_success: true })
        setFinishing(true)
        void addPhoto(animal.uuid, photo).then(() => {
          toast(successToast(input.name))
          return navigate('/home')
        })
      },
      onError: fail,
    })
  }

  /** Adds the photo. A failure does not undo the cat (product/cats 4.5). */
  async function addPhoto(uuid: string, photo: Promise<string | null>) {
    try {
      const address = await photo
      if (address !== null) await setAnimalPhoto(uuid, address)
    } catch (reason) {
      console.warn('the photo could not be saved', reason)
    }
  }

  return [createAnimal, isCreating || isFinishing] as const
}
