import { use } from 'react'
import { MISSING_FILE } from '#portal/missing-file.ts'
import { Button } from '#portal/ui/button.tsx'
import { DraftsContext } from '../form/draft-context.ts'
import { Alert } from './alert.tsx'

/** Says that a file of the page is missing. A reload keeps what was typed, where a person is logged in. */
export function MissingFileNotice({ onRetry }: { onRetry?: () => void }) {
  const drafts = use(DraftsContext)
  return (
    <Alert
      tone="danger"
      action={
        <>
          {onRetry && (
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button
            size="sm"
            onClick={() => {
              drafts?.keep()
              location.reload()
            }}
          >
            Reload the page
          </Button>
        </>
      }
    >
      {MISSING_FILE}
    </Alert>
  )
}
