import { getOwnCredentials, getProfile } from '#generated/identity/operations.ts'
import { query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { isNamed } from './model.ts'

export const profileQuery = query(getProfile)
export const ownCredentialsQuery = query(getOwnCredentials)

/** Whether the signed-in person has a name or a company. */
export async function isKnown(): Promise<boolean> {
  return isNamed(await queryClient.fetchQuery(profileQuery))
}
