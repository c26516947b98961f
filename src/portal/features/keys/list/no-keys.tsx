import { Globe, KeyRound } from 'lucide-react'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/empty-state.tsx'
import type { KeysTableProps } from './keys-table.tsx'

/** A list without rows: because of its filters, or because there is no key yet. */
export function NoKeys({
  kind,
  search,
  onSearch,
  create,
}: Pick<KeysTableProps, 'kind' | 'search' | 'onSearch' | 'create'>) {
  const { search: text, host, state = 'current', page } = search
  const clear = (
    <Button onClick={() => onSearch({ search: undefined, host: undefined, state: undefined })}>
      Clear filters
    </Button>
  )
  if (page && page > 1)
    return (
      <EmptyState
        title="There is no such page"
        action={<Button onClick={() => onSearch({})}>First page</Button>}
      >
        The list has become shorter since.
      </EmptyState>
    )
  if (text)
    return (
      <EmptyState title={`No key matches “${text}”`} action={clear}>
        The search looks at labels, descriptions, ids{kind === 'embedded' && ' and hostnames'}
        {state !== 'current' && ` of ${state} keys`}.
      </EmptyState>
    )
  if (host)
    return (
      <EmptyState title={`No key works on ${host}`} action={clear}>
        A key works on a page when one of its authorized hostnames is that of the page, or covers it with *.
      </EmptyState>
    )
  if (state === 'deleted')
    return (
      <EmptyState title="No deleted keys" action={clear}>
        A deleted key stays here for 30 days, and can be recovered until then.
      </EmptyState>
    )
  if (state !== 'current') return <EmptyState title={`No ${state} keys`} action={clear} />
  if (kind === 'embedded')
    return (
      <EmptyState icon={<Globe />} title="Create your first embedded key" action={create}>
        A web page sends an embedded key with every lookup. You say which hostnames may use it; copied to
        another site, it does nothing.
      </EmptyState>
    )
  return (
    <EmptyState icon={<KeyRound />} title="Create your first key" action={create}>
      Your server sends a key's id and token with every lookup. Give each system a key of its own, so that you
      can pause one without stopping the others.
    </EmptyState>
  )
}
