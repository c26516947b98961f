import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Trash2 } from 'lucide-react'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { timeText } from '#portal/kit/day-text.ts'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { type KeyKind, keyOperations } from '#portal/shared/keys/operations.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { PageSkeleton } from '#portal/ui/feedback/loading.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { DaysUntil } from '#portal/ui/time/relative-time.tsx'
import { KeyActions, type KeyDialogName, useDeleteKey, useKeyActions } from '../actions.tsx'
import { KeyStateBadge, NoSuchKey } from '../display.tsx'
import { type Key, keyQuery } from '../keys.ts'
import { HostnamesSection } from './hostnames-section.tsx'
import { AboutSection, LimitSection, RestrictionsSection } from './key-sections.tsx'
import { RequestContentSection } from './request-content-section.tsx'
import { RotationSection } from './rotation-section.tsx'
import { UsageLimitsSection } from './usage-limits-section.tsx'

const KeyDialogs = lazyPart(() => import('../dialogs/dialogs.tsx'))

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
              <KeyDialogs kind={kind} id={keyId} />
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
      <UsageLimitsSection entity={key} />
      <RestrictionsSection entity={key} />
      <RequestContentSection entity={key} />
    </div>
  )
}

/** The name, state and actions of the key as a whole. */
function KeyHeader({ entity: key }: { entity: Key }) {
  return (
    <header className="mb-6 flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h1 className="text-2xl break-words">{key.label}</h1>
          {key.description && <p className="max-w-text text-muted">{key.description}</p>}
          <KeyStateBadge entity={key} />
        </div>
        <div className="flex flex-wrap gap-2">
          {key.pending ? <Recover entity={key} /> : <Switches entity={key} />}
        </div>
      </div>
      {key.pending && key.recoveryDeadline && (
        <Alert tone="warning" title="This key is deleted">
          Lookups with it are rejected. It can be recovered until {timeText(key.recoveryDeadline)} (
          <DaysUntil value={key.recoveryDeadline} />
          ); after that it is permanently deleted.
        </Alert>
      )}
    </header>
  )
}

function Recover({ entity: key }: { entity: Key }) {
  const actions = useKeyActions()
  return (
    <OperationButton
      operation={keyOperations[key.kind].recover}
      variant="primary"
      icon={<RotateCcw className="size-4" />}
      pending={actions.pending?.subject === key.keyValue}
      onClick={() => actions.run('recover', key)}
    >
      Recover key
    </OperationButton>
  )
}

function Switches({ entity: key }: { entity: Key }) {
  const actions = useKeyActions()
  const remove = useDeleteKey()
  const open = useOpenDialog<KeyDialogName>()
  const operations = keyOperations[key.kind]
  const pending = actions.pending?.subject === key.keyValue
  return (
    <>
      <OperationButton operation={operations.update} onClick={() => open('edit')}>
        Edit details
      </OperationButton>
      {key.paused ? (
        <OperationButton
          operation={operations.resume}
          pending={pending}
          onClick={() => actions.run('resume', key)}
        >
          Resume
        </OperationButton>
      ) : (
        <OperationButton operation={operations.pause} pending={pending} onClick={() => open('pause')}>
          Pause
        </OperationButton>
      )}
      <OperationButton
        operation={operations.remove}
        icon={<Trash2 className="size-4" />}
        pending={pending}
        onClick={() => remove(key)}
      >
        Delete
      </OperationButton>
    </>
  )
}
