import { useQuery } from '@tanstack/react-query'
import { Globe, KeyRound, Plus } from 'lucide-react'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { KeysFrame } from '#portal/shared/keys/keys-frame.tsx'
import { type KeyKind, keyOperations } from '#portal/shared/keys/operations.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { KeyActions, type KeyDialogName, useKeyActions } from './actions.tsx'
import { keyColumns } from './key-columns.tsx'
import { authorizedOf, fetchKeys, type Key, keysQuery, stateOf } from './keys.ts'
import { type ListSearch, listParameters } from './search.ts'

// Forms and their schemas load when a dialog opens.
const KeyDialogs = lazyPart(() => import('./dialogs/dialogs.tsx'))
const BulkActions = lazyPart(() => import('./bulk-actions.tsx'))

const COPY = {
  secret: {
    caption: 'Secret keys',
    about:
      'For requests from your servers. A key has an ID and a token. Keep the token out of browsers and apps.',
    searched: 'label, description, or ID',
    icon: <KeyRound />,
    first: 'Create your first key',
    purpose:
      'Your server sends a key’s ID and token with every lookup. Give each system its own key, so you can pause one without stopping the others.',
  },
  embedded: {
    caption: 'Embedded keys',
    about:
      'For requests from your web pages. Anyone can read an embedded key, so it works only on the hostnames you authorize.',
    searched: 'label, description, ID, or hostname',
    icon: <Globe />,
    first: 'Create your first embedded key',
    purpose:
      'Your web page sends an embedded key with every lookup. It works only on the hostnames you authorize.',
  },
}

interface KeysPageProps {
  kind: KeyKind
  search: ListSearch
  onSearch: ChangeSearch<ListSearch>
}

/** The keys of the account. The address holds the search, filters, sort, page and open dialog. */
export function KeysPage({ kind, search, onSearch }: KeysPageProps) {
  return (
    <KeysFrame
      title="API keys"
      kind={kind}
      description={COPY[kind].about}
      actions={<CreateButton kind={kind} />}
    >
      <KeyActions>
        <KeyList {...{ kind, search, onSearch }} />
        <PageDialogs>
          <KeyDialogs kind={kind} />
        </PageDialogs>
      </KeyActions>
    </KeysFrame>
  )
}

function KeyList({ kind, search, onSearch }: KeysPageProps) {
  const { caption, searched, icon, first, purpose } = COPY[kind]
  const box = { name: 'search', label: 'Search keys', placeholder: `Search by ${searched}` } as const
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
      searches={kind === 'embedded' ? [box, HOST] : [box]}
      filters={{ state: { label: 'Status', options: STATES } }}
      csv={{
        name: `${kind}-keys`,
        columns: csvColumns,
        load: page => fetchKeys(kind, { ...search, page, page_size: 100 }),
      }}
      sorts={{ label: 'asc', used: 'desc', created: 'desc' }}
      empty={
        <EmptyState icon={icon} title={first} action={<CreateButton kind={kind} />}>
          {purpose}
        </EmptyState>
      }
      noMatch={({ search, host, state }) => {
        if (search) return { text: `Search covers ${searched}${state ? ` of ${state} keys` : ''}.` }
        if (host) return { title: `No key works on ${host}`, text: HOST_RULE }
        return state === 'deleted' ? { text: DELETED_RULE } : {}
      }}
      bulk={{
        nameOf: key => key.label,
        actions: (keys, clear) => (
          <LazyBoundary>
            <BulkActions kind={kind} keys={keys} onDone={clear} />
          </LazyBoundary>
        ),
      }}
      notice={<ActionErrorAlert actions={useKeyActions()} className="m-3" />}
    />
  )
}

const STATES = { current: 'All', active: 'Active', paused: 'Paused', expired: 'Expired', deleted: 'Deleted' }
const HOST = {
  name: 'host',
  label: 'Works on host',
  placeholder: 'Works on host, such as shop.example',
} as const
const HOST_RULE = 'A key works on a page if one of its authorized hostnames matches the page’s host.'
const DELETED_RULE = 'You can recover a deleted key for 30 days.'

const csvColumns: CsvColumns<Key> = {
  label: key => key.label,
  id: key => key.keyValue,
  description: key => key.description,
  state: key => stateOf(key, Date.now()),
  hostnames: key => (key.kind === 'embedded' ? authorizedOf(key).join(' ') : null),
  limit: ({ limit }) => limit?.maxLookups ?? null,
  last_used: key => key.lastUsed,
  created: key => key.dateCreated,
}

function CreateButton({ kind }: { kind: KeyKind }) {
  const open = useOpenDialog<KeyDialogName>()
  return (
    <OperationButton
      operation={keyOperations[kind].create}
      variant="primary"
      icon={<Plus className="size-4" />}
      onClick={() => open('create')}
    >
      Create key
    </OperationButton>
  )
}
