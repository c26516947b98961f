import { useEffect, useState } from 'react'
import { isMissingFile, MISSING_FILE } from '#portal/missing-file.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { ReferenceLine, referenceOf } from '#portal/ui/data/reference.tsx'
import { MessagePage } from '#portal/ui/page/message-page.tsx'

/** What to say of a page that lacks a file or its data, which is no fault of the page; undefined for any other error. */
function lostConnectionOf(error: unknown): string | undefined {
  if (isMissingFile(error)) return MISSING_FILE
  return error instanceof Error && 'statusCode' in error && error.statusCode === 0 ? error.message : undefined
}

/**
 * Replaces a page that failed while rendering, inside the layout that still works. It is in every first load,
 * so it is small; its link reloads the page, because the state in memory cannot be trusted.
 */
export function CrashPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [reference] = useState(() => referenceOf(error))
  const [isCopied, setCopied] = useState(false)
  const lost = lostConnectionOf(error)
  // Its files are gone for good, if there is a network.
  const isReleased = isMissingFile(error) && navigator.onLine
  // A reload without a network would leave nothing of the page.
  useEffect(() => {
    if (!lost) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [lost, onRetry])

  async function copyDetails() {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const details = [
      `Reference: ${reference}`,
      `Page: ${location.pathname}`,
      `Time: ${new Date().toISOString()}`,
      message,
    ]
    await navigator.clipboard.writeText(details.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <MessagePage
      plate="Oops"
      title={lost ? 'This page couldn’t be loaded' : 'Sorry, this page broke'}
      actions={
        <>
          <button
            type="button"
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            onClick={lost && !isReleased ? onRetry : () => location.reload()}
          >
            {lost && !isReleased ? 'Try again' : 'Refresh the page'}
          </button>
          <a href="/" className={buttonClass({ size: 'lg' })}>
            Go to the home page
          </a>
        </>
      }
    >
      <p>
        {lost ??
          'It’s our fault, not yours. Refreshing often helps. If it doesn’t, try again in a few minutes.'}
      </p>
      {!lost && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ReferenceLine id={reference} />
          <button
            type="button"
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
            onClick={copyDetails}
          >
            {isCopied ? 'Copied' : 'Copy details'}
          </button>
          <span role="status" className="sr-only">
            {isCopied && 'Details copied.'}
          </span>
        </div>
      )}
    </MessagePage>
  )
}
