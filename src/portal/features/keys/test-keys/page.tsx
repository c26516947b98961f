import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Pencil, Plus, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { deleteTestKey } from '#generated/security/operations/deleteTestKey.ts'
import { recoverTestKey } from '#generated/security/operations/recoverTestKey.ts'
import { resetTestKeyToken } from '#generated/security/operations/resetTestKeyToken.ts'
import { updateTestKey } from '#generated/security/operations/updateTestKey.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'
import { TestBadge, TestKeysLink } from '#portal/shared/keys/test-badge.tsx'
import { gatewayOrigin } from '#portal/shared/lookups/gateway-origin.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import {
  deletion,
  readTestSearch,
  recovery,
  type TestKey,
  TestKeyActions,
  testKeysQuery,
  testParameters,
  useTestKeyActions,
} from './test-keys.ts'

const TestKeyDialogs = lazyPart(() => import('./dialogs.tsx'))

export type TestKeyDialogName = 'create' | 'edit' | 'rotate'

/** The test keys of the account, and a first request with one. */
export default function TestKeysPage() {
  return (
    <KeysFrame
      title="API keys"
      kind="test"
      description="For development and tests. The API returns fixed responses to a test key, and nothing counts or costs."
      actions={<CreateButton />}
    >
      <TestKeyActions>
        <TestKeyList />
        <PageDialogs>
          <TestKeyDialogs />
        </PageDialogs>
      </TestKeyActions>
    </KeysFrame>
  )
}

function TestKeyList() {
  const [search, onSearch] = useListAddress(readTestSearch)
  const query = useQuery(testKeysQuery(search))
  const [first] = query.data?.rows ?? []
  return (
    <div className="flex flex-col gap-5">
      <ResourceList
        caption="Test keys"
        nouns={['test key', 'test keys']}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        parameters={testParameters}
        search={search}
        onSearch={onSearch}
        filters={{ state: { label: 'Status', options: { current: 'All', deleted: 'Deleted' } } }}
        empty={
          <EmptyState icon={<FlaskConical />} title="Create your first test key" action={<CreateButton />}>
            Try every response of the API without a subscription: matches, misses, and each error.
          </EmptyState>
        }
        noMatch={() => ({ text: 'You can recover a deleted key for 30 days.' })}
        notice={<ActionErrorAlert actions={useTestKeyActions()} className="m-3" />}
      />
      {first && search.state === undefined && <FirstRequest testKey={first} />}
    </div>
  )
}

function FirstRequest({ testKey: { id, token } }: { testKey: TestKey }) {
  const code = [
    `curl --get ${gatewayOrigin()}/api/gateway/us-street`,
    `  --user ${id}:${token}`,
    '  --data-urlencode "street=Test verified"',
  ].join(' \\\n')
  return (
    <div className="flex flex-col gap-3">
      <CodeBlock title="In a shell" code={code} />
      <p className="text-sm text-muted">
        Change the street to request another response, such as “Test subscription-inactive” for status 402.{' '}
        <TestKeysLink>All inputs and responses</TestKeysLink>
      </p>
    </div>
  )
}

function CreateButton() {
  const open = useOpenDialog<TestKeyDialogName>()
  return (
    <OperationButton
      operation={createTestKey}
      variant="primary"
      icon={<Plus className="size-4" />}
      onClick={() => open('create')}
    >
      Create test key
    </OperationButton>
  )
}

const columns: readonly ListColumn<TestKey>[] = [
  {
    id: 'label',
    header: 'Key',
    part: 'title',
    cell: ({ label }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="max-w-64 truncate max-sm:whitespace-normal" title={label}>
          {label}
        </span>
        <TestBadge />
      </span>
    ),
  },
  {
    id: 'id',
    header: 'ID',
    cell: ({ id, label }) => <Value value={id} label={`Copy ID of ${label}`} />,
  },
  {
    id: 'token',
    header: 'Token',
    cell: ({ token, label }) => <Value value={token} label={`Copy token of ${label}`} />,
  },
  {
    id: 'created',
    header: 'Created',
    from: 'lg',
    cell: ({ created }) => <RelativeTime value={created} />,
  },
  { id: 'actions', header: 'Actions', part: 'actions', cell: key => <TestKeyMenu testKey={key} /> },
]

/** The beginning says what it is; the button copies all of it. */
function Value({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex items-center gap-1 max-sm:justify-end">
      <code translate="no" className="font-mono text-xs whitespace-nowrap text-muted" title={value}>
        {value.slice(0, 9)}…{value.slice(-4)}
      </code>
      <CopyButton isIconOnly text={value} label={label} />
    </span>
  )
}

function TestKeyMenu({ testKey }: { testKey: TestKey }) {
  const { id, label, recoveryDeadline } = testKey
  const { run, pending } = useTestKeyActions()
  const open = useOpenDialog<TestKeyDialogName>()
  const isPending = pending?.subject === id
  if (recoveryDeadline !== null)
    return (
      <OperationButton
        operation={recoverTestKey}
        size="sm"
        icon={<RotateCcw className="size-4" />}
        aria-label={`Recover ${label}`}
        pending={isPending}
        onClick={() => void run(recovery(testKey))}
      >
        Recover
      </OperationButton>
    )
  return (
    <RowMenu name={label} pending={isPending}>
      <OperationItem operation={updateTestKey} icon={<Pencil />} onSelect={() => open('edit', id)}>
        Rename
      </OperationItem>
      <OperationItem operation={resetTestKeyToken} icon={<RefreshCw />} onSelect={() => open('rotate', id)}>
        Rotate token
      </OperationItem>
      <MenuSeparator />
      <OperationItem operation={deleteTestKey} icon={<Trash2 />} onSelect={() => void run(deletion(testKey))}>
        Delete
      </OperationItem>
    </RowMenu>
  )
}
