import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listWorkingKeys } from '#generated/security/operations/listWorkingKeys.ts'
import { query } from '#portal/api/call.ts'
import { type FirstLookup, firstLookupOf, suggestionLookup, usLookup } from '#portal/content/first-lookups.ts'
import { embeddedSnippet } from '#portal/content/snippets.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { gatewayOrigin } from './gateway-origin.ts'
import { ServerSnippets } from './server-snippets.tsx'

// What it says depends on the server, so it is never there at once.
const SampleNote = lazyPart(async () => ({ default: (await import('./sample-note.tsx')).SampleNote }))

interface Props {
  kind: 'secret' | 'embedded'
  keyId: string
  /** Shown if the key can make it; by default suggestions in pages, and verification from servers. */
  lookup?: FirstLookup | undefined
  /** Of a secret key that was just created. */
  token?: string | undefined
}

/** A first lookup that works with a key as it is; without one, what the account or the key lacks. */
export function KeySample({ kind, keyId, lookup, token }: Props) {
  return (
    <Loaded query={useQuery(query(listWorkingKeys, { query: { kind, key: keyId } }))} what="The sample">
      {({ keys: [key], licenses }) => {
        if (!key) return <NoSample hasLicense={licenses.length > 0} />
        const preferred = lookup ?? (kind === 'embedded' ? suggestionLookup : usLookup)
        const isCovered = preferred.licenses.some(license => key.licenses.includes(license))
        const shown = isCovered ? preferred : firstLookupOf(key.licenses)
        if (!shown) return null
        return (
          <div className="flex min-w-0 flex-col gap-4">
            {kind === 'secret' ? (
              <ServerSnippets keyId={keyId} lookup={shown} token={token} />
            ) : (
              <CodeBlock
                title={`From a page: ${shown.what}`}
                code={embeddedSnippet(gatewayOrigin(), keyId, undefined, shown)}
              />
            )}
            <LazyBoundary>
              <SampleNote />
            </LazyBoundary>
          </div>
        )
      }}
    </Loaded>
  )
}

function NoSample({ hasLicense }: { hasLicense: boolean }) {
  if (hasLicense)
    return (
      <Alert title="Lookups with this key are rejected now">
        Check whether it’s paused or expired, its limit, and its hostnames and licenses.
      </Alert>
    )
  return (
    <Alert
      title="Your account has no lookups left"
      action={
        <Link
          to="/account/subscriptions"
          search={{ dialog: 'trials' }}
          className="font-medium text-accent underline underline-offset-4"
        >
          Start a free trial
        </Link>
      }
    >
      With a trial or a plan, you’ll find a first lookup with this key here.
    </Alert>
  )
}
