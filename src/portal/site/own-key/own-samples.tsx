import { Link } from '@tanstack/react-router'
import { licensesByPath } from '#generated/portal/licenses.ts'
import { listWorkingKeys } from '#generated/security/operations/listWorkingKeys.ts'
import type { WorkingKeys } from '#generated/security/types.ts'
import { call } from '#portal/api/call.ts'
import { onSessionChange, onSessionEnd } from '#portal/api/session/token.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import type { FindOwnKey, OwnKey } from './own-key.ts'

/** Loads what works now in the reader's account, and returns the function that finds in it the key for a path. */
export async function loadOwnSamples(): Promise<FindOwnKey> {
  const working = await call(listWorkingKeys, { query: { kind: 'embedded' } })
  return path => {
    const found = ownKeyFor(working, path)
    return 'own' in found ? found : { offer: <SampleOffer lacks={found.lacks} /> }
  }
}

/** Returns the newest key that works for a path, with the product's preferred license among those that it can use. */
export function ownKeyFor(
  { keys, licenses }: WorkingKeys,
  path: string,
): { own: OwnKey } | { lacks: 'key' | 'license' } {
  const serving = licensesByPath[path]?.map(({ key }) => key) ?? []
  for (const { key_id: keyId, label, hostname, licenses: usable } of keys) {
    const license = serving.find(name => usable.includes(name))
    if (license !== undefined) return { own: { keyId, label, host: hostname ?? '', license } }
  }
  return { lacks: serving.some(name => licenses.includes(name)) ? 'key' : 'license' }
}

const linkClass = 'font-medium text-accent underline underline-offset-4'

/** Offers what the reader's account lacks to run a sample as it is. */
function SampleOffer({ lacks }: { lacks: 'key' | 'license' }) {
  return lacks === 'license' ? (
    <Alert
      title="Your account has no lookups for this API"
      action={
        <Link to="/account/subscriptions" search={{ dialog: 'trials' }} className={linkClass}>
          Start a free trial
        </Link>
      }
    >
      You can run this sample once you have a trial or a plan.
    </Alert>
  ) : (
    <Alert
      title="None of your embedded keys works for this API now"
      action={
        <Link to="/account/keys" search={{ tab: 'embedded', dialog: 'create' }} className={linkClass}>
          Create an embedded key
        </Link>
      }
    >
      With one, this sample includes it.
    </Alert>
  )
}

/** Calls back when the session ends, or another person or account takes over. */
export function onOtherSession(listener: () => void): void {
  onSessionEnd(listener)
  onSessionChange(listener)
}
