import { lockKey, type Metered, readKey, type StoredKey } from '#backend/services/security/public.ts'
import { type CatalogSnapshot, catalogSnapshot } from '#backend/services/subscription/public.ts'
import { gatewayError } from '#domain/errors/gateway.ts'
import { decideLookup, type Verdict } from '#domain/gateway/lookup/decision.ts'
import { rejectCredentials, rejectUse } from '#domain/gateway/lookup/rejections.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { Client } from '#kernel/access/client.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { readApiKey } from './api-key.ts'
import type { RejectedWork } from './call-log.ts'
import { keyFacts, licenseFacts, matchToken } from './facts.ts'
import { meteredOf, missingPlan, paceId, rejection } from './gate.ts'
import { licensesOf, type Product, products } from './products.ts'
import { createRateWindow } from './rate-window.ts'

/** The key for which work in the background makes lookups. */
interface BackgroundKey {
  kind: 'secret' | 'embedded'
  keyId: string
}

/** Whether lookups get real data, and not that of the sample. */
export const isLiveSource = ({ config }: Pick<Kernel, 'config'>): boolean => Boolean(config.LOOKUP_UPSTREAM)

interface BackgroundWork {
  product: Product
  lookups: number
  now: Date
}

/** Lookups that are allowed. */
interface AllowedWork {
  /** What is to be counted. */
  metered: Metered
  /**
   * Decides again in the transaction that counts them, until whose end no one takes the key away or suspends a license:
   * nothing is counted for a key after it was paused or deleted.
   */
  isStillAllowed(db: Queries): Promise<boolean>
}

/**
 * Decides about lookups without a call: by the rules for calls, except for those about where a call comes from, which
 * was checked when the work was ordered. Returns what is to be counted, or the error that a call would get. Nothing is
 * counted yet.
 */
export async function decideInBackground(
  kernel: Kernel,
  key: BackgroundKey,
  work: BackgroundWork,
): Promise<AllowedWork | RejectedWork> {
  const catalog = await catalogSnapshot(kernel)
  const serving = licensesOf(work.product, catalog)
  const stored = await readKey(kernel, key.kind, key.keyId, serving)
  if (!stored) return { problem: new Problem([gatewayError('not-permitted', NOT_PERMITTED)]) }
  const current = await withPlansOf(kernel, stored, catalog)
  const decide = (read: StoredKey) => decideAbout(kernel, read, { ...work, kind: key.kind, catalog: current })
  const verdict = decide(stored)
  if (!verdict.isAllowed) return { problem: rejection(verdict), rule: verdict.rejection.rule }
  const metered = meteredOf(stored, verdict, { ...work, kind: key.kind })
  return {
    metered,
    async isStillAllowed(db) {
      const locked = await lockKey(db, key.kind, key.keyId, serving)
      // What has changed in between is decided about by the next attempt.
      if (!locked || missingPlan(locked, current) !== undefined) return false
      const now = decide(locked)
      return now.isAllowed && now.subscriptionId === metered.subscriptionId
    },
  }
}

function decideAbout(
  kernel: Kernel,
  stored: StoredKey,
  {
    kind,
    product,
    lookups,
    now,
    catalog,
  }: BackgroundWork & { kind: BackgroundKey['kind']; catalog: CatalogSnapshot },
): Verdict {
  const pace = kernel.state(createRateWindow)
  return decideLookup(
    { ...keyFacts(stored), allowedIps: [] },
    licenseFacts(stored, catalog.rateLimits, now),
    {
      credentials: kind,
      token: kind === 'secret' ? 'right' : 'none',
      isFromBrowser: kind === 'embedded',
      isProgram: false,
      host: stored.hostnames.find(({ isAuthorized }) => isAuthorized)?.hostname ?? null,
      ip: '',
      product: licensesOf(product, catalog),
      license: null,
      lookups,
      madeThisSecond: licenseId => pace.madeThisSecond(paceId(stored, licenseId), now),
    },
    now,
  )
}

/** The number of the specification for a key that may not be used. */
const NOT_PERMITTED = 1611079217

/** The catalog with the plans of a key's account, which a newer release may have sold. */
async function withPlansOf(
  kernel: Kernel,
  stored: StoredKey,
  catalog: CatalogSnapshot,
): Promise<CatalogSnapshot> {
  const missing = missingPlan(stored, catalog)
  return missing === undefined ? catalog : catalogSnapshot(kernel, missing)
}

/**
 * Finds the program that calls with a secret key. Undefined unless the key is valid and may be used from that address,
 * by the rules of the address API. With `lock`, it stays so until the transaction ends.
 */
export async function findProgram(
  { headers, ip }: { headers: Parameters<typeof readApiKey>[0]['headers']; ip: string },
  kernel: Kernel,
  lock?: 'share',
): Promise<Client | undefined> {
  const sent = readApiKey({ headers, query: undefined })
  if (sent.kind !== 'secret' || !isUuid(sent.id)) return undefined
  const now = kernel.clock.now()
  const serving = licensesOf(products.usStreet, await catalogSnapshot(kernel))
  const stored = lock
    ? await lockKey(kernel.queries, 'secret', sent.id, serving)
    : await readKey(kernel, 'secret', sent.id, serving)
  if (!stored) return undefined
  const attempt = {
    credentials: sent.kind,
    token: matchToken(stored, sent.tokenHash, now).token,
    isFromBrowser: sent.isFromBrowser,
    isProgram: sent.isProgram,
    host: sent.host,
    ip,
    product: serving,
    license: null,
    lookups: 0,
    madeThisSecond: () => 0,
  }
  const key = keyFacts(stored)
  if (rejectCredentials(key, attempt, now) ?? rejectUse(key, attempt)) return undefined
  return { clientId: stored.key_id, accountId: stored.account_id }
}
