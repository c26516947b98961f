import { useQuery } from '@tanstack/react-query'
import { listTeamMembers } from '#generated/authorization/operations.ts'
import { listEmbeddedKeys, listSecretKeys } from '#generated/security/operations.ts'
import { listHoldings } from '#generated/subscription/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { useHoldings } from '../holdings.ts'
import { embeddedKeysQuery, maxUsersQuery, secretKeysQuery, teamQuery } from '../queries.ts'
import { isNewAccount, stepsOf } from './steps.ts'

export type FoundSteps = NonNullable<ReturnType<typeof useSteps>>

/** The first steps of the account, once it is known what it has; undefined for an account beyond them. */
export function useSteps() {
  const mayHold = useCan(listHoldings).allowed
  const holdings = useHoldings(mayHold)
  const isNew = holdings.data !== undefined && isNewAccount(holdings.data)
  const keys = useQuery({ ...secretKeysQuery, enabled: useCan(listSecretKeys).allowed && isNew })
  const embedded = useQuery({ ...embeddedKeysQuery, enabled: useCan(listEmbeddedKeys).allowed && isNew })
  const team = useQuery({ ...teamQuery, enabled: useCan(listTeamMembers).allowed && isNew })
  const seats = useQuery({ ...maxUsersQuery, enabled: isNew })
  // Before that, a step might be ticked a moment later.
  const isLoading = [keys, embedded, team, seats].some(query => query.isLoading)
  if (!isNew || isLoading) return undefined
  return {
    holdings: holdings.data ?? [],
    key: keys.data?.secret_keys[0],
    steps: stepsOf({
      holdings: holdings.data,
      secretKeys: keys.data?.total,
      hostnames: embedded.data?.embedded_keys.flatMap(({ domain }) =>
        domain.filter(({ state }) => state === 'authorized').map(({ hostname }) => hostname),
      ),
      portalHost: location.hostname,
      team: team.data && team.data.members + team.data.invited,
      seats: seats.data?.max_users,
    }),
  }
}
