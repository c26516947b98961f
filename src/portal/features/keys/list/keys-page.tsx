import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { useCan } from '#portal/api/can.ts'
import { useOpenDialog } from '#portal/kit/dialog-address.ts'
import { FailedActAlert } from '#portal/kit/failed-act.tsx'
import type { ChangeSearch } from '#portal/kit/list-address.ts'
import { PageDialogs } from '#portal/kit/page-dialogs.tsx'
import { ResourceList } from '#portal/kit/resource-list.tsx'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/empty-state.tsx'
import { KeyActs, useKeyActs } from '../shared/key-acts.tsx'
import type { KeyDialogName } from '../shared/key-dialogs.tsx'
import { type KeyKind, keyOperations } from '../shared/key-operations.ts'
import { KeysFrame } from '../shared/keys-frame.tsx'
import { keysQuery } from '../shared/queries.ts'
import { keyColumns } from './key-columns.tsx'
import { type ListSearch, listParameters } from './list-search.ts'
import { noMatch, words } from './words.tsx'

// Forms and their schemas come when a dialog opens.
const KeyDialogs = lazy(() => import('../shared/key-dialogs.tsx'))

interface KeysPageProps {
  kind: KeyKind
  search: ListSearch
  onSearch: ChangeSearch<ListSearch>
}

/** The keys of the account. What is searched, filtered, sorted, paged and open stands in the address. */
export function KeysPage({ kind, search, onSearch }: KeysPageProps) {
  return (
    <KeysFrame view={kind} description={words[kind].description} actions={<CreateButton kind={kind} />}>
      <KeyActs>
        <KeyList {...{ kind, search, onSearch }} />
        <PageDialogs>
          <KeyDialogs kind={kind} />
        </PageDialogs>
      </KeyActs>
    </KeysFrame>
  )
}

function KeyList({ kind, search, onSearch }: KeysPageProps) {
  const { caption, placeholder, icon, first, purpose } = words[kind]
  const host = { name: 'host', label: 'Works on host', placeholder: 'Works on host, such as shop.example' }
  return (
    <ResourceList
      caption={caption}
      nouns={['key', 'keys']}
      query={useQuery(keysQuery(kind, search))}
      columns={keyColumns[kind]}
      rowId={key => key.keyValue}
      parameters={listParameters}
      search={search}
      onSearch={onSearch}
      searches={[
        { name: 'search', label: 'Search keys', placeholder, className: 'min-w-56 flex-2' },
        ...(kind === 'embedded' ? [{ ...host, name: 'host' as const }] : []),
      ]}
      filters={{
        state: {
          label: 'State',
          options: {
            current: 'All',
            active: 'Active',
            paused: 'Paused',
            expired: 'Expired',
            deleted: 'Deleted',
          },
        },
      }}
      sorts={{ label: 'asc', used: 'desc', created: 'desc' }}
      empty={
        <EmptyState icon={icon} title={first} action={<CreateButton kind={kind} />}>
          {purpose}
        </EmptyState>
      }
      noMatch={narrowed => noMatch(kind, narrowed)}
      notice={<FailedActAlert acts={useKeyActs()} className="m-3" />}
    />
  )
}

function CreateButton({ kind }: { kind: KeyKind }) {
  const { reason } = useCan(keyOperations[kind].create)
  const open = useOpenDialog<KeyDialogName>()
  return (
    <Button
      variant="primary"
      icon={<Plus className="size-4" />}
      disabledReason={reason}
      onClick={() => open('create')}
    >
      Create key
    </Button>
  )
}
