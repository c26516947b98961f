import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'

/** The id may belong to another account or be mistyped: the page does not say which. */
export function NoSuchKey() {
  return (
    <EmptyState title="This account has no such key">
      It may belong to another of your accounts, or it was deleted more than 30 days ago.
    </EmptyState>
  )
}
