import type { ContractOperation } from '../support/contract.ts'

/** Operations that are sent as a change and change nothing that anybody could ask about later. */
const WITHOUT_TRACE = new Map([
  ['createToken', 'a token is taken every quarter of an hour'],
  ['findInvitation', 'reads'],
  ['startPasskeyLogin', 'nobody is known yet who could have done it'],
  ['listTeamMembersOfAccounts', 'reads'],
  ['listUserProfiles', 'reads'],
  ['getIdentityProvider', 'reads'],
  ['findSsoOrganization', 'reads'],
  ['verifyUsAddresses', 'is counted, and nobody has done it'],
])

/** Whether each success of an operation has to be found in the activity log. */
export function leavesTrace({ id, handle }: Pick<ContractOperation, 'id' | 'handle'>): boolean {
  return handle.method !== 'GET' && !WITHOUT_TRACE.has(id)
}
