import { useEffect, useState } from 'react'
import { coversHostname, hostOf } from '#domain/keys/hostnames.ts'
import { sumOfTerms } from '#domain/subscription/lookups-left.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { licensesByPath } from '#generated/portal/licenses.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listTestKeys } from '#generated/security/operations/listTestKeys.ts'
import { listWorkingKeys } from '#generated/security/operations/listWorkingKeys.ts'
import { listLicenses } from '#generated/subscription/operations/listLicenses.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import { call } from '#portal/api/call.ts'
import { onSessionHint, readSessionHint } from '#portal/api/session/session-hint.ts'
import { runningTerms } from '#portal/shared/subscriptions/license-terms.ts'

/** An embedded key or a test key of the reader's account. */
export interface AccountKey {
  keyId: string
  label: string
  /** Whether it may be used on pages of this hostname. */
  worksHere: boolean
  /** A test key works on every page, and gets fixed responses. */
  isTest: boolean
}

/** The key with which a request works now: one of the account by its ID, or one of these. */
export type UsualKey = 'demo' | 'portal' | (string & {})

/** `out`: no one is logged in. `unreadable`: the person has no role for keys, or the request failed. */
export type AccountKeys =
  | { status: 'out' | 'loading' | 'unreadable' }
  | { status: 'in'; keys: readonly AccountKey[]; usual: UsualKey }

/** As many as a choice can show; the newest first. */
const LISTED = 100

/**
 * The test keys of the person who is logged in and the active embedded keys, first those that work here. `path` is an
 * address of the API, for which the usual key works: a test key if there is one, since it costs nothing.
 */
export function useAccountKeys(path: string): AccountKeys {
  const [known, setKnown] = useState<AccountKeys>({
    status: readSessionHint() === 'in' ? 'loading' : 'out',
  })
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const keys = await readKeys(path)
      if (isCurrent) setKnown(keys)
    }
    if (readSessionHint() === 'in') void read()
    const stop = onSessionHint(hint => (hint === 'in' ? void read() : setKnown({ status: 'out' })))
    return () => {
      isCurrent = false
      stop()
    }
  }, [path])
  return known
}

async function readKeys(path: string): Promise<AccountKeys> {
  try {
    const [{ test_keys }, { embedded_keys }, working] = await Promise.all([
      call(listTestKeys),
      call(listEmbeddedKeys, { query: { state: 'active', page_size: LISTED } }),
      call(listWorkingKeys, { query: { kind: 'embedded' } }),
    ])
    const host = hostOf(location.origin) ?? location.hostname
    const keys = embedded_keys.map(({ key_id, label, domain }) => ({
      keyId: key_id,
      label,
      worksHere: domain.some(
        ({ hostname, state }) => state === 'authorized' && coversHostname(hostname, host),
      ),
      isTest: false,
    }))
    const tests = test_keys.map(({ key_id, label }) => ({
      keyId: key_id,
      label,
      worksHere: true,
      isTest: true,
    }))
    const isServed = (licenses: readonly string[]) =>
      coveringLicenses(path).some(({ key }) => licenses.includes(key))
    const usual = working.keys.find(
      ({ key_id, licenses }) =>
        isServed(licenses) && keys.some(({ keyId, worksHere }) => worksHere && keyId === key_id),
    )
    return {
      status: 'in',
      usual: tests[0]?.keyId ?? usual?.key_id ?? (isServed(working.licenses) ? 'portal' : 'demo'),
      keys: [
        ...tests,
        ...keys.filter(({ worksHere }) => worksHere),
        ...keys.filter(({ worksHere }) => !worksHere),
      ],
    }
  } catch {
    // An ended session clears the hint.
    return { status: readSessionHint() === 'in' ? 'unreadable' : 'out' }
  }
}

/**
 * The lookups that the account has left for requests to an address of the API, in all active subscriptions that cover
 * them; undefined for a person who may not see subscriptions.
 */
export async function lookupsLeft(path: string, license = ''): Promise<string | undefined> {
  const wanted = license ? [license] : coveringLicenses(path).map(({ key }) => key)
  try {
    const { licenses } = await call(listLicenses)
    const held = licenses.filter(({ license_key }) => wanted.includes(license_key))
    const lists = await Promise.all(
      held.map(({ license_id: id }) => call(listSubscriptions, { path: { id } })),
    )
    const running = runningTerms(
      lists.flatMap(({ subscriptions }) => subscriptions),
      new Date(),
    )
    return running.some(isUnlimited) ? 'Unlimited' : exactAmount(sumOfTerms(running).remaining)
  } catch {
    return undefined
  }
}

/** Returns the licenses that lookups of an address of the API count against. */
function coveringLicenses(path: string) {
  return licensesByPath[path.replace('/api/gateway', '')] ?? []
}
