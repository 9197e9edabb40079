import { password } from '../household'
import { inputOf, type Row } from './row'

const globalId = (type: string, id: string) => btoa(`${type}:${id}`)

/** Cats, circles, links and accounts. The keys are as in `recordRows`. */
export const accountRows: Record<string, Row> = {
  'Query.animal(uuid)': {
    document: 'query ($it: ID!) { animal(uuid: $it) { name } }',
    variables: (_, { cat }) => ({ it: cat }),
  },
  'Query.node(id)': {
    document: 'query ($it: ID!) { node(id: $it) { id ... on Measurement { note } } }',
    variables: (_, { measurement }) => ({ it: globalId('Measurement', measurement) }),
  },
  'Query.nodes(ids)': {
    document:
      'query ($it: [ID!]!) { nodes(ids: $it) { id ... on Animal { name } ' +
      '... on AlertRecord { message } ... on LabResult { note } ... on ' +
      'ShareLink { token } ... on Viewer { email } } }',
    variables: (_, { cat, alertRecord, labResult, link, userId }) => ({
      it: [
        globalId('Animal', cat),
        globalId('LabResult', labResult),
        globalId('AlertRecord', alertRecord),
        globalId('ShareLink', link),
        globalId('Viewer', userId),
      ],
    }),
  },
  'Viewer.shareLink(uuidOrToken)': {
    document: 'query ($it: String!) { viewer { shareLink(uuidOrToken: $it) { token } } }',
    variables: (_, { linkToken }) => ({ it: linkToken }),
  },
  'InviteToCircleInput.animalUuid': inputOf('inviteToCircle', (_, { cat }) => ({
    animalUuid: cat,
    role: 'carer',
  })),
  'InviteToCircleInput.uuid': inputOf('inviteToCircle', ({ cat }, { invitation }) => ({
    animalUuid: cat,
    uuid: invitation,
    role: 'carer',
  })),
  'CancelInvitationInput.animalUuid': inputOf('cancelInvitation', ({ invitation }, { cat }) => ({
    animalUuid: cat,
    uuid: invitation,
  })),
  'CancelInvitationInput.uuid': inputOf('cancelInvitation', ({ cat }, { invitation }) => ({
    animalUuid: cat,
    uuid: invitation,
  })),
  'RemoveFromCircleInput.animalUuid': inputOf('removeFromCircle', ({ member }, { cat }) => ({
    animalUuid: cat,
    uuid: member,
  })),
  'RemoveFromCircleInput.uuid': inputOf('removeFromCircle', ({ cat }, { member }) => ({
    animalUuid: cat,
    uuid: member,
  })),
  'LeaveCircleInput.animalUuid': inputOf('leaveCircle', (_, { cat }) => ({ animalUuid: cat })),
  'CreateShareLinkInput.animalUuid': inputOf('createShareLink', (_, { cat }) => ({
    animalUuid: cat,
  })),
  'CreateShareLinkInput.uuid': inputOf('createShareLink', ({ cat }, { link }) => ({
    animalUuid: cat,
    uuid: link,
  })),
  'CreatePersonalAccessTokenInput.uuid': inputOf('createPersonalAccessToken', (_, { tools }) => ({
    uuid: tools.id,
    name: 'Balance',
    access: 'write',
    days: 30,
    currentPassword: password,
  })),
  'DeleteAnimalInput.uuid': inputOf('deleteAnimal', (_, { cat }) => ({ uuid: cat })),
  'DecideVetProposalInput.animalUuid': inputOf('decideVetProposal', ({ proposal }, { cat }) => ({
    animalUuid: cat,
    uuid: proposal,
    accepted: ['weight'],
  })),
  'DecideVetProposalInput.uuid': inputOf('decideVetProposal', ({ cat }, { proposal }) => ({
    animalUuid: cat,
    uuid: proposal,
    accepted: ['weight'],
  })),
  'CreateAnimalInput.uuid': inputOf('createAnimal', (_, { cat }) => ({
    uuid: cat,
    isCorrection: true,
    name: 'Mina',
  })),
  'LeaveVetProposalInput.uuid': inputOf('leaveVetProposal', ({ linkToken }, { proposal }) => ({
    token: linkToken,
    uuid: proposal,
    vetName: 'Dr Martin',
    weight: '3.5',
  })),
  'RememberAnimalInput.uuid': inputOf('rememberAnimal', (_, { cat }) => ({ uuid: cat })),
  'ReopenAnimalInput.uuid': inputOf('reopenAnimal', (_, { cat }) => ({ uuid: cat })),
  'RevokePersonalAccessTokenInput.uuid': inputOf('revokePersonalAccessToken', (_, { tools }) => ({
    uuid: tools.id,
  })),
  'RevokeShareLinkInput.animalUuid': inputOf('revokeShareLink', ({ link }, { cat }) => ({
    animalUuid: cat,
    uuidOrToken: link,
  })),
  'RevokeShareLinkInput.uuidOrToken': inputOf('revokeShareLink', ({ cat }, { linkToken }) => ({
    animalUuid: cat,
    uuidOrToken: linkToken,
  })),
  'SetAnimalPhotoInput.animalUuid': inputOf('setAnimalPhoto', ({ photo }, { cat }) => ({
    animalUuid: cat,
    photoURL: photo,
  })),
  'SetAnimalPhotoInput.photoURL': inputOf('setAnimalPhoto', ({ cat }, { photo }) => ({
    animalUuid: cat,
    photoURL: photo,
  })),
  'UpdateAnimalInput.photoPath': inputOf('updateAnimal', ({ cat }, { photo }) => ({
    uuid: cat,
    photoPath: photo,
  })),
  'UpdateAnimalInput.uuid': inputOf('updateAnimal', (_, { cat }) => ({ uuid: cat, name: 'mine' })),
  'EndSessionInput.uuid': inputOf('endSession', (_, { session }) => ({ uuid: session })),
  'RemovePushDeviceInput.uuid': inputOf('removePushDevice', (_, { pushDevice }) => ({
    uuid: pushDevice,
  })),
  'SetRemindersInput.animalUuid': inputOf('setReminders', (_, { cat }) => ({
    animalUuid: cat,
    doses: true,
    weighing: true,
    byMail: true,
    quietFrom: '22:00',
    quietUntil: '07:00',
  })),
}
