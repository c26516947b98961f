import { type StoredThing, storage } from '#portal/content/stored.ts'
import { activeConsent, type Consent, hasPrivacySignal, readRegion, recordedTags } from './consent.ts'

/** A name that this browser has now, with what the page about storage says of it. */
interface StoredNow extends StoredThing {
  category: string
  /** What it holds, if it is not necessary: a receipt that is passed on must not hold a session. */
  value?: string
}

/** All that a person can see and download about their choice. */
export interface Receipt {
  site: string
  made: string
  consent: Consent
  globalPrivacyControl: boolean
  region: { name: string; law: string; source: string }
  /** Cookies that scripts cannot read are missing here. */
  stored: readonly StoredNow[]
  tags: ReturnType<typeof recordedTags>
}

/** Makes the receipt of this browser as it is now. */
export function makeReceipt(): Receipt {
  const { name, law, source } = readRegion()
  return {
    site: location.origin,
    made: new Date().toISOString(),
    consent: activeConsent(),
    globalPrivacyControl: hasPrivacySignal(),
    region: { name, law, source },
    stored: storedNow(),
    tags: recordedTags(),
  }
}

function storedNow(): StoredNow[] {
  return storage.flatMap(({ category, things }) =>
    things.flatMap(thing => {
      const value = storedValue(thing)
      if (value === undefined) return []
      return [{ ...thing, category, ...(category !== 'necessary' && { value }) }]
    }),
  )
}

/** What the browser has under a name; undefined for a cookie that no script can read. */
function storedValue({ kind, name }: StoredThing): string | undefined {
  try {
    if (kind === 'local' || kind === 'cookie and local') return localStorage.getItem(name) ?? undefined
    if (kind === 'session') return sessionStorage.getItem(name) ?? undefined
  } catch {
    // Storage can be blocked; then it holds nothing.
  }
  return undefined
}
