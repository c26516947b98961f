import { useQuery } from '@tanstack/react-query'
import { getProviderDependents } from '#generated/authorization/operations/getProviderDependents.ts'
import type { ProviderDependents } from '#generated/authorization/types.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { Loaded, type LoadedQuery } from '#portal/kit/loaded.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'

/**
 * The members without another login, counted when a dialog opens and not kept: they may have chosen a password
 * since. Null without a provider, which no one can depend on.
 */
const dependentsQuery = {
  queryKey: query(getProviderDependents).queryKey,
  queryFn: () =>
    call(getProviderDependents).catch(error => {
      if (error instanceof ApiError && error.statusCode === 404) return null
      throw error
    }),
  staleTime: 0,
  gcTime: 0,
}

export function useDependents() {
  const dependents = useQuery(dependentsQuery)
  return {
    dependents,
    // Not once it failed: an owner must be able to turn off a provider that no one gets in with.
    disabledReason: dependents.isLoading ? 'Counting the members without another login…' : undefined,
  }
}

/** How many members will have no login, in a dialog that takes their provider away. */
export function Dependents({ query: dependents }: { query: LoadedQuery<ProviderDependents | null> }) {
  return (
    <Loaded
      query={dependents}
      what="The number of members without another login"
      skeleton={<Skeleton className="h-5 w-full" />}
    >
      {loaded =>
        loaded && (
          <p className={loaded.without_other_login ? 'font-medium text-ink' : undefined}>
            {dependentsText(loaded.without_other_login)}
          </p>
        )
      }
    </Loaded>
  )
}

function dependentsText(count: number): string {
  if (!count) return 'Every member has another login method.'
  const members = count === 1 ? '1 member has' : `${count.toLocaleString('en-US')} members have`
  return `${members} no other login. We’ll email them how to choose a password.`
}
