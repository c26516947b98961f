import type { ActingAccess } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { send } from '../client.ts'

/** The reason that staff in the tests give for acting as a person. */
export const REASON = 'Ticket 4711: keys are not shown'

/** The member of staff, with the token to act as the customer. */
export async function actAs(
  backend: Backend,
  staff: Person,
  customer: Person,
  access?: ActingAccess,
): Promise<Person> {
  const body = { user_id: customer.userId, reason: REASON, ...(access && { access }) }
  const response = await send(backend, createToken, { caller: staff, body })
  if (response.status !== 200) throw new Error(response.text)
  return {
    ...staff,
    accountId: response.body.account_id,
    bearer: { authorization: `Bearer ${response.body.access_token}` },
  }
}
