import { Component, type ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/Button'
import { BrokenCup, LostCat } from '../../ui/drawings/deferred'
import { EmptyState } from '../../ui/EmptyState'
import { toFailure, type GraphQLFailure } from '../../network/graphqlError'

interface SharedFailureState {
  failure: GraphQLFailure | null
}

/** Unknown, revoked and expired links look the same (product/sharing 4.4); no answer does not. */
export class SharedFailure extends Component<{ children: ReactNode }, SharedFailureState> {
  override state: SharedFailureState = { failure: null }

  static getDerivedStateFromError(error: unknown): SharedFailureState {
    return { failure: toFailure(error) }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return failure.code === 'NOT_FOUND' ? <NotShared /> : <NoAnswer message={failure.message} />
  }
}

function NotShared() {
  return (
    <EmptyState level={1} drawing={<LostCat />} title="Données non trouvées" action={<LinkButton to="/">Retour à l’accueil</LinkButton>}>
      <title>Données non trouvées · NéphroChat</title>
      <p>Les données partagées sont introuvables ou ont expiré.</p>
    </EmptyState>
  )
}

function NoAnswer({ message }: { message: string }) {
  return (
    <EmptyState
      level={1}
      drawing={<BrokenCup />}
      title="Le suivi n’a pas pu être chargé"
      action={<Button onClick={() => window.location.reload()}>Réessayer</Button>}
    >
      <p role="alert">{message}</p>
    </EmptyState>
  )
}
