import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRefusalText } from '#portal/api/can.ts'
import { ApiError, notesOf } from '#portal/api/errors.ts'
import { Card } from '#portal/ui/card.tsx'
import { EmptyState } from '#portal/ui/empty-state.tsx'
import { ErrorState } from '#portal/ui/error-state.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'
import { FailedActAlert } from '../list/key-list.tsx'
import type { KeyDialog } from '../shared/key-dialogs.tsx'
import type { KeyKind } from '../shared/key-operations.ts'
import type { Key } from '../shared/model.ts'
import { embeddedKeyQuery, secretKeyQuery } from '../shared/queries.ts'
import { useKeyActs } from '../shared/use-key-acts.ts'
import { AboutSection } from './about-section.tsx'
import { HostnamesSection } from './hostnames-section.tsx'
import { KeyHeader } from './key-header.tsx'
import { LimitSection } from './limit-section.tsx'
import { RestrictionsSection } from './restrictions-section.tsx'
import { RotationSection } from './rotation-section.tsx'

const KeyDialogs = lazy(() => import('../shared/key-dialogs.tsx'))

/** One key with everything about it. */
export function SecretKeyPage({ keyId }: { keyId: string }) {
  return <KeyPage kind="secret" result={useQuery(secretKeyQuery(keyId))} />
}

export function EmbeddedKeyPage({ keyId }: { keyId: string }) {
  return <KeyPage kind="embedded" result={useQuery(embeddedKeyQuery(keyId))} />
}

function KeyPage({ kind, result }: { kind: KeyKind; result: UseQueryResult<Key> }) {
  const { data: key, error } = result
  return (
    <>
      <Link
        to="/account/keys"
        search={{ tab: kind === 'secret' ? undefined : kind }}
        className="mb-4 inline-flex items-center gap-1.5 rounded-xs text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {kind === 'secret' ? 'Secret keys' : 'Embedded keys'}
      </Link>
      {key ? <KeyDetails entity={key} /> : error ? <NoKey result={result} /> : <Waiting />}
    </>
  )
}

function KeyDetails({ entity: key }: { entity: Key }) {
  const acts = useKeyActs()
  const [dialog, setDialog] = useState<KeyDialog | null>(null)
  return (
    <>
      <KeyHeader entity={key} acts={acts} onDialog={setDialog} />
      <div className="flex flex-col gap-5">
        {acts.failure && <FailedActAlert failure={acts.failure} onDismiss={acts.dismiss} />}
        {key.kind === 'secret' && key.rotation && <RotationSection secretKey={key} onDialog={setDialog} />}
        <AboutSection entity={key} onDialog={setDialog} />
        {key.kind === 'embedded' && <HostnamesSection embeddedKey={key} />}
        <LimitSection entity={key} onDialog={setDialog} />
        <RestrictionsSection entity={key} onDialog={setDialog} />
      </div>
      {dialog && (
        <Suspense>
          <KeyDialogs dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  )
}

function NoKey({ result }: { result: UseQueryResult<Key> }) {
  const { error } = result
  const reason = useRefusalText(error)
  // The id may be another account's, or mistyped: nobody is told which.
  if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400))
    return (
      <Card>
        <EmptyState title="This account has no such key">
          It may belong to another of your accounts, or it was deleted more than 30 days ago.
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <ErrorState
        title="The key could not be loaded"
        reason={reason}
        pending={result.isFetching}
        {...notesOf(error)}
        onRetry={() => result.refetch()}
      />
    </Card>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
