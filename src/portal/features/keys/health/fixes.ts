import type { Fix, ReadyFix, SurveyedKey } from '#domain/keys/health/findings.ts'
import { isOpenToStrangers, isOwnMachine } from '#domain/keys/health/risky-hostnames.ts'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import {
  authorizeDomain,
  completeSecretKeyRotation,
  createKeyLimit,
  deactivateDomain,
  getEmbeddedKey,
  getSecretKey,
  resetKeyLimit,
  setEmbeddedKeyRestrictions,
  setSecretKeyRestrictions,
  startSecretKeyRotation,
  updateKeyLimit,
} from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import type { KeyAction } from '../shared/actions.tsx'
import { keyOperations } from '../shared/keys.ts'
import { doneText } from './page-words.ts'
import { fixId, fixLabel } from './words.ts'

export function isReady(fix: Fix): fix is ReadyFix & Fix {
  if (fix.action === 'authorize') return fix.hostname !== null
  return fix.action !== 'add-limit' && fix.action !== 'restrict-addresses' && fix.action !== 'rotate'
}

/** The operations of a fix, used to check whether the person may apply it. */
export function operationsOf({ action }: Fix, kind: SurveyedKey['kind']): AnyOperation[] {
  const operations = keyOperations[kind]
  switch (action) {
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
      return [operations.get, operations.restrict]
    case 'rotate':
      return [startSecretKeyRotation]
    case 'retire':
      return [completeSecretKeyRotation]
    case 'pause':
    case 'resume':
      return [operations[action]]
    case 'delete':
      return [operations.remove]
  }
}

/** A fix as an action, which can be undone if its opposite is known. */
export function fixAction(key: FixedKey, fix: ReadyFix): Action {
  const { send, undo } = effectOn(key, fix)
  const action = {
    subject: fixId(fix),
    doneText: doneText(fix, key.label),
    failedTitle: `${fixLabel(fix)}: that did not work`,
  }
  return { ...action, send, undo: undo && (() => ({ ...action, doneText: 'Undone.', send: undo })) }
}

type FixedKey = Pick<SurveyedKey, 'keyId' | 'kind' | 'label' | 'expires'>

interface Effect {
  send: () => Promise<unknown>
  undo?: () => Promise<unknown>
}

function effectOn(key: FixedKey, fix: ReadyFix): Effect {
  const path = { id: key.keyId }
  const simple = (action: KeyAction) => () => sendOperation(keyOperations[key.kind][action], { path })
  const limit = (max: number, insteadOf: number) => () =>
    call(updateKeyLimit, { path, body: { max_lookups: max, instead_of: insteadOf } })
  switch (fix.action) {
    case 'authorize':
      return { send: () => authorize(key, fix.hostname), undo: () => deactivate(key, fix.hostname) }
    case 'deactivate': {
      const send = () => deactivate(key, fix.hostname)
      // The server would not authorize such a hostname again.
      if (!isOwnMachine(fix.hostname) && isOpenToStrangers(fix.hostname.replace(/^\*\./, ''))) return { send }
      return { send, undo: () => authorize(key, fix.hostname) }
    }
    case 'raise-limit':
      return { send: limit(fix.max, fix.insteadOf), undo: limit(fix.insteadOf, fix.max) }
    case 'reset-limit':
      return { send: () => call(resetKeyLimit, { path }) }
    case 'extend': {
      const send = () => extend(key, fix.expires)
      const before = timeOf(key.expires)
      // The expiration of a key cannot be in the past.
      if (before === undefined || before <= Date.now()) return { send }
      return { send, undo: () => extend(key, new Date(before).toISOString()) }
    }
    case 'retire':
      return { send: () => call(completeSecretKeyRotation, { path, body: {} }) }
    case 'pause':
      return { send: simple('pause'), undo: simple('resume') }
    case 'resume':
      return { send: simple('resume'), undo: simple('pause') }
    case 'delete':
      return { send: simple('remove'), undo: simple('recover') }
  }
}

type Target = Pick<SurveyedKey, 'keyId' | 'kind'>

const authorize = ({ keyId: id }: Target, domain: string) => call(authorizeDomain, { path: { id, domain } })
export const deactivate = ({ keyId: id }: Target, domain: string) =>
  call(deactivateDomain, { path: { id, domain } })

/**
 * Changes only the expiration. The other restrictions, and the version that an edit names, are the current
 * ones.
 */
async function extend({ keyId: id, kind }: Target, expires: string): Promise<unknown> {
  const path = { id }
  if (kind === 'embedded') {
    const { licenses, version } = await call(getEmbeddedKey, { path })
    return call(setEmbeddedKeyRestrictions, { path, body: { expires, licenses, version } })
  }
  return call(setSecretKeyRestrictions, { path, body: await restrictionsOf(id, { expires }) })
}

/** The body that changes one restriction of a secret key. */
export async function restrictionsOf(id: string, change: { expires?: string; allowed_ips?: string[] }) {
  const { expires, licenses, allowed_ips, version } = await call(getSecretKey, { path: { id } })
  return { expires, licenses, allowed_ips, version, ...change }
}
