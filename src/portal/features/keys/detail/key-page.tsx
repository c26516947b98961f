import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { ActionErrorAlert } from '#portal/kit/action/action-error-alert.tsx'
import { BackLink } from '#portal/kit/back-link.tsx'
import { PageDialogs } from '#portal/kit/dialog/page-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { PageSkeleton } from '#portal/ui/feedback/skeleton.tsx'
import { KeyActions, useKeyActions } from '../shared/key-actions.tsx'
import type { KeyKind } from '../shared/key-operations.ts'
import type { Key } from '../shared/model.ts'
import { NoSuchKey } from '../shared/no-such-key.tsx'
import { keyQuery } from '../shared/queries.ts'
import { AboutSection } from './about-section.tsx'
import { HostnamesSection } from './hostnames-section.tsx'
import { KeyHeader } from './key-header.tsx'
import { LimitSection } from './limit-section.tsx'
import { RestrictionsSection } from './restrictions-section.tsx'
import { RotationSection } from './rotation-section.tsx'

const KeyDialogs = lazy(() => import('../shared/key-dialogs.tsx'))

/** One key with everything about it. */
export function KeyPage({ kind, keyId }: { kind: KeyKind; keyId: string }) {
  const key = useQuery(keyQuery(kind, keyId))
  return (
    <>
      <BackLink to="/account/keys" search={{ tab: kind === 'secret' ? undefined : kind }}>
        {kind === 'secret' ? 'Secret keys' : 'Embedded keys'}
      </BackLink>
      <Loaded query={key} what="The key" skeleton={<PageSkeleton />} missing={<NoSuchKey />} isCard>
        {entity => (
          <KeyActions>
            <KeyHeader entity={entity} />
            <KeySections entity={entity} />
            <PageDialogs>
              <KeyDialogs kind={kind} keyId={keyId} />
            </PageDialogs>
          </KeyActions>
        )}
      </Loaded>
    </>
  )
}

function KeySections({ entity: key }: { entity: Key }) {
  return (
    <div className="flex flex-col gap-5">
      <ActionErrorAlert actions={useKeyActions()} />
      {key.kind === 'secret' && key.rotation && <RotationSection secretKey={key} />}
      <AboutSection entity={key} />
      {key.kind === 'embedded' && <HostnamesSection embeddedKey={key} />}
      <LimitSection entity={key} />
      <RestrictionsSection entity={key} />
    </div>
  )
}
