import { type ActivityRule, isRecorded, type NoActivity } from '#kernel/contract/activity-rule.ts'
import { type ContractOperation, contractOf } from '../support/contract/contract.ts'

/** Operations that anyone may call, are sent as a change, and change nothing that anyone could ask about later. */
const WITHOUT_TRACE = new Map([
  ['findInvitation', 'reads'],
  ['findUnsubscription', 'reads'],
  ['startPasskeyLogin', 'no one is known yet who could have done it'],
  ['findSsoOrganization', 'reads'],
  ['verifyUsAddresses', 'is counted, and no one has done it'],
])

/** Whether each success of an operation has to be found in the activity log. */
export function leavesTrace({ id, handle }: Pick<ContractOperation, 'id' | 'handle'>): boolean {
  if (handle.method === 'GET' || WITHOUT_TRACE.has(id)) return false
  const rule = contractOf(handle).object['x-activity'] as ActivityRule | NoActivity | undefined
  return rule === undefined || (isRecorded(rule) && rule.by !== 'handler')
}
