import { graphql } from 'react-relay'
import type {
  DecideVetProposalInput,
  useDecideProposalMutation,
} from '../../__generated__/useDecideProposalMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

const appliedToast = {
  title: 'Décision enregistrée',
  description: 'Elle compte dès maintenant dans les alertes.',
}
const unchangedToast = {
  title: 'Décision enregistrée',
  description: 'Rien ne change dans les alertes.',
}

export function useDecideProposal() {
  const [commit, isPending] = useFormMutation<useDecideProposalMutation>(graphql`
    mutation useDecideProposalMutation($input: DecideVetProposalInput!) {
      decideVetProposal(input: $input) {
        animal {
          ...Proposals_animal
          ...ProposalNotice_animal
          ...useAlerts_record
          ...RecordBody_record
          ...CatDay_animal
          ...ToDo_animal
          ...VetLimits_record
          vetPhone
        }
      }
    }
  `)

  const decideProposal = (input: DecideVetProposalInput) =>
    commit({
      variables: { input },
      successToast: input.accepted.length > 0 ? appliedToast : unchangedToast,
    })

  return [decideProposal, isPending] as const
}
