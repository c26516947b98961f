import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '#portal/api/can.ts'
import { Button } from '#portal/ui/button.tsx'
import { useHasDraft } from '#portal/ui/form/use-draft.ts'
import type { KeyDialog } from '../shared/key-dialogs.tsx'
import { type KeyKind, keyOperations } from '../shared/key-operations.ts'
import { KeysFrame } from '../shared/keys-frame.tsx'
import { embeddedKeysQuery, secretKeysQuery } from '../shared/queries.ts'
import { KeyList } from './key-list.tsx'
import type { ListSearch } from './list-search.ts'

// Forms and their schemas come when a dialog opens.
const KeyDialogs = lazy(() => import('../shared/key-dialogs.tsx'))

const descriptions: Record<KeyKind, string> = {
  secret: 'For calls from your servers. A key is an id and a token; keep the token out of browsers and apps.',
  embedded:
    'For calls from your web pages. Everybody can read such a key, so it works on the hostnames that you authorize and nowhere else.',
}

interface KeysPageProps {
  kind: KeyKind
  search: ListSearch
  /** Changes the address; the first page again unless a page is given. */
  onSearch: (change: ListSearch, options?: { replace: boolean }) => void
}

/** The keys of the account. What is searched, filtered, sorted and paged stands in the address. */
export function KeysPage({ kind, search, onSearch }: KeysPageProps) {
  const canCreate = useCan(keyOperations[kind].create)
  const hasDraft = useHasDraft(`create ${kind}`)
  const [dialog, setDialog] = useState<KeyDialog | null>(hasDraft ? { act: 'create', kind } : null)
  const create = (
    <Button
      variant="primary"
      icon={<Plus className="size-4" />}
      disabledReason={canCreate.reason}
      onClick={() => setDialog({ act: 'create', kind })}
    >
      Create key
    </Button>
  )
  const List = kind === 'secret' ? SecretKeys : EmbeddedKeys
  return (
    <KeysFrame view={kind} description={descriptions[kind]} actions={create}>
      <List search={search} onSearch={onSearch} onDialog={setDialog} create={create} />
      {dialog && (
        <Suspense>
          <KeyDialogs dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </KeysFrame>
  )
}

type ListProps = Omit<Parameters<typeof KeyList>[0], 'kind' | 'list'>

function SecretKeys(props: ListProps) {
  return <KeyList kind="secret" list={useQuery(secretKeysQuery(props.search))} {...props} />
}

function EmbeddedKeys(props: ListProps) {
  return <KeyList kind="embedded" list={useQuery(embeddedKeysQuery(props.search))} {...props} />
}
