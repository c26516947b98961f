import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { commonError } from '#domain/errors/common.ts'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { call, query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Select } from '#portal/ui/input/select.tsx'

/** A key for lookups from this page. */
export type LookupKey = Pick<EmbeddedKey, 'key_id' | 'label' | 'limit'>

/** As many as a choice can show; the newest first. */
const LISTED = 100

/** The embedded keys of the account that work on this page, newest first. */
export const pageKeysQuery = (host: string) =>
  query(listEmbeddedKeys, { query: { state: 'active', page_size: LISTED, host } })

/** Returns the keys with those first that have not reached their limit. */
export function usableFirst<Key extends Pick<LookupKey, 'limit'>>(keys: readonly Key[] = []): Key[] {
  return keys.toSorted(
    (a, b) => Number(a.limit?.limit_reached ?? false) - Number(b.limit?.limit_reached ?? false),
  )
}

/** The key that the portal manages for its tools; it is made when it is first needed. */
const portalKeyQuery = {
  queryKey: ['portal key'],
  queryFn: async (): Promise<LookupKey> => ({ ...(await call(createPortalKey)), limit: null }),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The key for a lookup from this page: an own one that works here, else that of the portal. */
export async function lookupKey(own: LookupKey | undefined): Promise<LookupKey> {
  return own ?? queryClient.fetchQuery(portalKeyQuery)
}

/**
 * Content that looks up addresses from this page: with an embedded key of the account that works on this page's
 * hostname, of which the person can choose one, or else with the key that the portal manages.
 */
export function PageKey({
  chosen,
  onChoose,
  children,
}: {
  /** Id of the chosen key; the first one that works by default. */
  chosen?: string | undefined
  onChoose: (keyId: string) => void
  children: (key: LookupKey) => ReactNode
}) {
  const host = location.hostname
  return (
    <Loaded query={useQuery(pageKeysQuery(host))} what="Your embedded keys" isCard>
      {({ embedded_keys: keys }) => {
        const key = keys.find(({ key_id }) => key_id === chosen) ?? usableFirst(keys)[0]
        if (!key) return <PortalKey>{children}</PortalKey>
        return (
          <>
            {keys.length > 1 && (
              <Select
                label="Embedded key"
                hint={`Lookups count against its account and its limit. ${keys.length} keys work on ${host}.`}
                className="mb-5 max-w-sm"
                options={keys.map(({ key_id, label }) => ({ value: key_id, label }))}
                value={key.key_id}
                onChange={event => onChoose(event.target.value)}
              />
            )}
            {children(key)}
          </>
        )
      }}
    </Loaded>
  )
}

function PortalKey({ children }: { children: (key: LookupKey) => ReactNode }) {
  const { data: session } = useQuery(sessionQuery)
  // Staff who act as a customer look nothing up, so they need no key.
  const isActing = Boolean(session?.acting)
  const key = useQuery({ ...portalKeyQuery, enabled: session !== undefined && !isActing })
  if (isActing) return <Alert>{commonError('acting-rejected').message}</Alert>
  return (
    <Loaded query={key} what="The tools’ key" isCard>
      {children}
    </Loaded>
  )
}
