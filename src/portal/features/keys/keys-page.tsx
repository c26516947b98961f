import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createSecretKey } from '#generated/security/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { useHasDraft } from '#portal/ui/form/use-draft.ts'
import { PageHeader } from '#portal/ui/page-header.tsx'
import { Pagination } from '#portal/ui/pagination.tsx'
import { Segmented } from '#portal/ui/segmented.tsx'
import type { KeyDialog } from './key-dialogs.tsx'
import { KeysTable } from './keys-table.tsx'
import type { ListSearch } from './list-search.ts'
import { secretKeysQuery } from './queries.ts'
import { SearchBox } from './search-box.tsx'

// Forms and their schemas come when a dialog opens.
const KeyDialogs = lazy(() => import('./key-dialogs.tsx'))

const STATES = [
  { id: 'current', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'paused', label: 'Paused' },
  { id: 'deleted', label: 'Deleted' },
] as const

/** The secret keys of the account. What is searched, filtered, sorted and paged stands in the address. */
export function KeysPage({
  search,
  onSearch,
}: {
  search: ListSearch
  /** Changes the address; the first page again unless a page is given. */
  onSearch: (change: ListSearch, options?: { replace: boolean }) => void
}) {
  const list = useQuery(secretKeysQuery(search))
  const canCreate = useCan(createSecretKey)
  const hasDraft = useHasDraft('create')
  const [dialog, setDialog] = useState<KeyDialog | null>(hasDraft ? { kind: 'create' } : null)
  const create = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" />}
      disabledReason={canCreate.reason}
      onClick={() => setDialog({ kind: 'create' })}
    >
      Create key
    </Button>
  )

  return (
    <>
      <PageHeader
        title="Secret keys"
        description="For calls from your servers. A key is an id and a token; keep the token out of browsers and apps."
        actions={create}
      />
      <Card isFlush>
        <div className="flex flex-wrap items-center gap-3 border-b border-line p-3">
          <SearchBox
            value={search.search ?? ''}
            onChange={text => onSearch({ search: text || undefined }, { replace: true })}
          />
          <Segmented
            label="State"
            options={STATES}
            value={search.state ?? 'current'}
            onChange={state => onSearch({ state })}
          />
        </div>
        <KeysTable list={list} search={search} onSearch={onSearch} onDialog={setDialog} create={create} />
        {list.data && list.data.total > 0 && (
          <div className="border-t border-line">
            <Pagination
              page={list.data.page}
              pageSize={list.data.page_size}
              total={list.data.total}
              noun={list.data.total === 1 ? 'key' : 'keys'}
              onPage={page => onSearch({ page })}
            />
          </div>
        )}
      </Card>
      {dialog && (
        <Suspense>
          <KeyDialogs dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  )
}
