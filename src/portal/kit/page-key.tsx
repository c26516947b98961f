import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  authorizeDomain,
  createEmbeddedKey,
  getEmbeddedKey,
  getKeySurvey,
  listEmbeddedKeys,
} from '#generated/security/operations.ts'
import type { EmbeddedKey } from '#generated/security/types.ts'
import { call, query } from '#portal/api/call.ts'
import { notesOf } from '#portal/api/errors.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Card } from '#portal/ui/card.tsx'
import { Select } from '#portal/ui/select.tsx'
import { Loaded } from './loaded.tsx'
import { OperationButton } from './operation-button.tsx'
import { refresh } from './send-operation.ts'

/** What shows embedded keys: out of date once one was created for this page. */
export const pageKeyReaders = [listEmbeddedKeys, getEmbeddedKey, getKeySurvey]
/** As many as a choice can show; the newest first. */
const LISTED = 100

const listedQuery = (host?: string) =>
  query(listEmbeddedKeys, { query: { state: 'active', page_size: LISTED, ...(host && { host }) } })

/** The embedded keys of the account that work on this page, newest first. */
export const pageKeysQuery = (host: string) => listedQuery(host)

/**
 * Content that looks up addresses from this page with an embedded key of the account. If several keys allow
 * this page's hostname, the person chooses one; if none does, a key can be created for it or an existing one
 * can allow it.
 */
export function PageKey({
  chosen,
  onChoose,
  children,
}: {
  /** Id of the chosen key; the first one that works by default. */
  chosen?: string | undefined
  onChoose: (keyId: string) => void
  children: (key: EmbeddedKey) => ReactNode
}) {
  const host = location.hostname
  return (
    <Loaded query={useQuery(pageKeysQuery(host))} what="Your embedded keys" isCard>
      {({ embedded_keys: keys }) => {
        const key = keys.find(({ key_id }) => key_id === chosen) ?? keys[0]
        if (!key) return <NoPageKey host={host} />
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

/** Creates an embedded key that works on this page. */
export function createPageKey(host: string) {
  return call(createEmbeddedKey, {
    body: {
      label: 'Portal tools',
      description: `For lookups from the portal on ${host}`,
      domains: [host],
    },
  })
}

/** Offers a key for this page: a new one, or one of the account that also allows this hostname. */
export function NoPageKey({ host }: { host: string }) {
  const { data } = useQuery(listedQuery())
  const others = data?.embedded_keys ?? []
  const [picked, setPicked] = useState('')
  const other = others.find(({ key_id }) => key_id === picked) ?? others[0]
  const client = useQueryClient()
  const onSuccess = () => refresh(client, pageKeyReaders)
  const create = useMutation({
    mutationFn: () => createPageKey(host),
    onSuccess,
  })
  const authorize = useMutation({
    mutationFn: (id: string) => call(authorizeDomain, { path: { id, domain: host } }),
    onSuccess,
  })
  const error = create.error ?? authorize.error
  return (
    <Card
      title={`No embedded key works on ${host}`}
      description="The portal looks up addresses as your web pages do: with an embedded key, which works only on the hostnames that you authorize. Its lookups are counted like any others."
    >
      <div className="flex flex-col items-start gap-5">
        {error && (
          <Alert tone="danger" title="The key could not be prepared" {...notesOf(error)}>
            {error.message}
          </Alert>
        )}
        <OperationButton
          operation={createEmbeddedKey}
          variant="primary"
          icon={<KeyRound className="size-4" />}
          pending={create.isPending}
          onClick={() => create.mutate()}
        >
          Create a key for {host}
        </OperationButton>
        {other && (
          <div className="flex w-full flex-wrap items-end gap-3 border-t border-line pt-5">
            <Select
              label="Or let one of your keys work here, too"
              className="w-full max-w-xs"
              options={others.map(({ key_id, label }) => ({ value: key_id, label }))}
              value={other.key_id}
              onChange={event => setPicked(event.target.value)}
            />
            <OperationButton
              operation={authorizeDomain}
              pending={authorize.isPending}
              onClick={() => authorize.mutate(other.key_id)}
            >
              Allow {host}
            </OperationButton>
          </div>
        )}
      </div>
    </Card>
  )
}
