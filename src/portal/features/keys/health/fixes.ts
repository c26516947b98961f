import { timeOf } from '#domain/subscription/subscription-status.ts'
import {
  authorizeDomain,
  completeSecretKeyRotation,
  createKeyLimit,
  deactivateDomain,
  deleteEmbeddedKey,
  deleteKeyLimit,
  deleteSecretKey,
  getEmbeddedKey,
  getKeyLimit,
  getKeySurvey,
  getSecretKey,
  listEmbeddedKeys,
  listSecretKeys,
  pauseEmbeddedKey,
  pauseSecretKey,
  recoverEmbeddedKey,
  recoverSecretKey,
  resetKeyLimit,
  resumeEmbeddedKey,
  resumeSecretKey,
  setEmbeddedKeyRestrictions,
  setSecretKeyRestrictions,
  startSecretKeyRotation,
  updateKeyLimit,
} from '#generated/security/operations.ts'
import { call, keyOf } from '#portal/api/call.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import type { ExaminedKey, Fix } from './findings.ts'

type Target = Pick<ExaminedKey, 'keyId' | 'kind' | 'expires' | 'allowedIps'>

/** A fix with everything that a person had to say: which hostname, how many lookups, from where. */
export type ReadyFix =
  | Exclude<Fix, { act: 'authorize' | 'restrict-addresses' | 'rotate' }>
  | { act: 'authorize'; hostname: string }
  | { act: 'restrict-addresses'; addresses: string[] }

/** Whether a fix says all that it takes. */
export function isReady(fix: Fix): fix is ReadyFix & Fix {
  if (fix.act === 'authorize') return fix.hostname !== null
  return fix.act !== 'restrict-addresses' && fix.act !== 'rotate'
}

/** Takes a fix back; undefined where it cannot be. */
export type Undo = (() => Promise<unknown>) | undefined

/** What is out of date once a key has changed. */
export const CHANGED = [
  getKeySurvey,
  listSecretKeys,
  listEmbeddedKeys,
  getSecretKey,
  getEmbeddedKey,
  getKeyLimit,
].map(operation => keyOf(operation as AnyOperation))

/** The operations of a fix, for saying whether the person may do it. */
export function operationsOf({ act }: Fix, kind: ExaminedKey['kind']): AnyOperation[] {
  const isSecret = kind === 'secret'
  switch (act) {
    case 'authorize':
      return [authorizeDomain]
    case 'deactivate':
      return [deactivateDomain]
    case 'add-limit':
      return [createKeyLimit]
    case 'raise-limit':
      return [updateKeyLimit]
    case 'reset-limit':
      return [resetKeyLimit]
    case 'extend':
    case 'restrict-addresses':
      return isSecret
        ? [getSecretKey, setSecretKeyRestrictions]
        : [getEmbeddedKey, setEmbeddedKeyRestrictions]
    case 'rotate':
      return [startSecretKeyRotation]
    case 'retire':
      return [completeSecretKeyRotation]
    case 'pause':
      return isSecret ? [pauseSecretKey] : [pauseEmbeddedKey]
    case 'resume':
      return isSecret ? [resumeSecretKey] : [resumeEmbeddedKey]
    case 'delete':
      return isSecret ? [deleteSecretKey] : [deleteEmbeddedKey]
  }
}

/** Does it, and tells how to take it back. */
export async function applyFix(key: Target, fix: ReadyFix): Promise<Undo> {
  const path = { id: key.keyId }
  switch (fix.act) {
    case 'authorize': {
      const { hostname } = fix
      await authorize(key, hostname)
      return () => deactivate(key, hostname)
    }
    case 'deactivate': {
      const { hostname } = fix
      await deactivate(key, hostname)
      return () => authorize(key, hostname)
    }
    case 'add-limit':
      await call(createKeyLimit, { path, body: { max_lookups: fix.max } })
      return () => call(deleteKeyLimit, { path })
    case 'raise-limit': {
      const { max, insteadOf } = fix
      await call(updateKeyLimit, { path, body: { max_lookups: max, instead_of: insteadOf } })
      return () => call(updateKeyLimit, { path, body: { max_lookups: insteadOf, instead_of: max } })
    }
    case 'reset-limit':
      await call(resetKeyLimit, { path })
      return undefined
    case 'extend': {
      const before = timeOf(key.expires)
      await restrict(key, { expires: fix.expires })
      // No key can be made to expire in the past.
      if (before === undefined || before <= Date.now()) return undefined
      return () => restrict(key, { expires: new Date(before).toISOString() })
    }
    case 'restrict-addresses': {
      const { allowedIps } = key
      await restrict(key, { addresses: fix.addresses })
      return () => restrict(key, { addresses: [...allowedIps] })
    }
    case 'retire':
      await call(completeSecretKeyRotation, { path, body: {} })
      return undefined
    case 'pause':
      await pause(key)
      return () => resume(key)
    case 'resume':
      await resume(key)
      return () => pause(key)
    case 'delete':
      await (key.kind === 'secret' ? call(deleteSecretKey, { path }) : call(deleteEmbeddedKey, { path }))
      return () =>
        key.kind === 'secret' ? call(recoverSecretKey, { path }) : call(recoverEmbeddedKey, { path })
  }
}

const authorize = (key: Target, domain: string) => call(authorizeDomain, { path: { id: key.keyId, domain } })
const deactivate = (key: Target, domain: string) =>
  call(deactivateDomain, { path: { id: key.keyId, domain } })

function pause({ keyId: id, kind }: Target): Promise<unknown> {
  return kind === 'secret' ? call(pauseSecretKey, { path: { id } }) : call(pauseEmbeddedKey, { path: { id } })
}

function resume({ keyId: id, kind }: Target): Promise<unknown> {
  return kind === 'secret'
    ? call(resumeSecretKey, { path: { id } })
    : call(resumeEmbeddedKey, { path: { id } })
}

/** Changes one restriction. The others, and the version that an edit names, are those of this moment. */
async function restrict(
  { keyId, kind }: Target,
  change: { expires?: string; addresses?: string[] },
): Promise<unknown> {
  const path = { id: keyId }
  if (kind === 'embedded') {
    const { expires, licenses, version } = await call(getEmbeddedKey, { path })
    return call(setEmbeddedKeyRestrictions, {
      path,
      body: { expires: change.expires ?? expires, licenses, version },
    })
  }
  const { expires, licenses, allowed_ips, version } = await call(getSecretKey, { path })
  return call(setSecretKeyRestrictions, {
    path,
    body: {
      expires: change.expires ?? expires,
      licenses,
      allowed_ips: change.addresses ?? allowed_ips,
      version,
    },
  })
}
