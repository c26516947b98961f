import type { Fix, ReadyFix, SurveyedKey } from '#domain/keys/health/findings.ts'
import { isOpenToStrangers, isOwnMachine } from '#domain/keys/health/risky-hostnames.ts'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { completeSecretKeyRotation } from '#generated/security/operations/completeSecretKeyRotation.ts'
import { createKeyLimit } from '#generated/security/operations/createKeyLimit.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { getEmbeddedKey } from '#generated/security/operations/getEmbeddedKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { resetKeyLimit } from '#generated/security/operations/resetKeyLimit.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { startSecretKeyRotation } from '#generated/security/operations/startSecretKeyRotation.ts'
import { updateKeyLimit } from '#generated/security/operations/updateKeyLimit.ts'
import { call } from '#portal/api/call.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { absoluteTimeText } from '#portal/ui/time/times.ts'
import type { KeyAction } from './key-actions.ts'
import { type KeyKind, keyOperations } from './operations.ts'

export function isReady(fix: Fix): fix is ReadyFix & Fix {
  if (fix.action === 'authorize') return fix.hostname !== null
  return fix.action !== 'add-limit' && fix.action !== 'restrict-addresses' && fix.action !== 'rotate'
}

/** Identifies a fix among those of its key; it is in the address while its dialog is open. */
export function fixId(fix: Fix): string {
  return 'hostname' in fix && fix.hostname !== null ? `${fix.action}:${fix.hostname}` : fix.action
}

/** What pages say about a fix, and what a person has to be allowed to do to apply it. */
interface FixDetails {
  /** The action as a verb. */
  label: string
  operations: (kind: KeyKind) => AnyOperation[]
  /** What changes when it is applied: who can use the key, or what it may spend. Empty where a form says it. */
  effect: (key: SurveyedKey) => string
  /** The message after it is applied to the key with this label. */
  doneText: (label: string) => string
}

export function describeFix(fix: Fix): FixDetails {
  const inForm = () => ''
  switch (fix.action) {
    case 'authorize':
      return {
        label: fix.hostname ? `Authorize ${fix.hostname}` : 'Authorize a hostname',
        operations: () => [authorizeDomain],
        effect: ({ label }) => `Pages of ${fix.hostname} can use ${label} within 5 seconds.`,
        doneText: label => `${fix.hostname} is authorized for ${label}.`,
      }
    case 'deactivate':
      return {
        label: `Deactivate ${fix.hostname}`,
        operations: () => [deactivateDomain],
        effect: ({ label, hostnames }) =>
          hostnames.some(({ isAuthorized, hostname }) => isAuthorized && hostname !== fix.hostname)
            ? `Lookups from pages of ${fix.hostname} are rejected within 5 seconds, unless another hostname of the key covers them.`
            : `It is the only hostname of ${label}. Every lookup with the key is rejected within 5 seconds, until another one is authorized.`,
        doneText: label => `${fix.hostname} is deactivated for ${label}.`,
      }
    case 'add-limit':
      return {
        label: 'Add a limit',
        operations: () => [createKeyLimit],
        effect: inForm,
        doneText: label => `${label} is limited to ${countOf(fix.max, 'lookup')}.`,
      }
    case 'raise-limit':
      return {
        label: `Raise the limit to ${exactAmount(fix.max)}`,
        operations: () => [updateKeyLimit],
        effect: ({ label }) =>
          `${label} may make ${countOf(fix.max, 'lookup')} instead of ${exactAmount(fix.insteadOf)}. The lookups used so far still count.`,
        doneText: label => `${label} is limited to ${countOf(fix.max, 'lookup')}.`,
      }
    case 'reset-limit':
      return {
        label: 'Reset the counter',
        operations: () => [resetKeyLimit],
        effect: ({ label }) =>
          `${label} may use its whole limit again. You can’t restore the count, but the activity log keeps it.`,
        doneText: label => `The counter of ${label} starts again from zero.`,
      }
    case 'extend': {
      const worksUntil = (label: string) => `${label} works until ${absoluteTimeText(new Date(fix.expires))}.`
      return {
        label: 'Extend by 90 days',
        operations: kind => [keyOperations[kind].get, keyOperations[kind].restrict],
        effect: ({ label }) => worksUntil(label),
        doneText: worksUntil,
      }
    }
    case 'restrict-addresses':
      return {
        label: 'Restrict to addresses',
        operations: kind => [keyOperations[kind].get, keyOperations[kind].restrict],
        effect: inForm,
        doneText: label => `${label} works only from the addresses on its list.`,
      }
    case 'rotate':
      return {
        label: 'Rotate the token',
        operations: () => [startSecretKeyRotation],
        effect: inForm,
        doneText: label => `Only one token of ${label} works now.`,
      }
    case 'retire':
      return {
        label: 'Retire the old token',
        operations: () => [completeSecretKeyRotation],
        effect: ({ label }) =>
          `Programs that still send the old token of ${label} are rejected within 5 seconds. The new token still works.`,
        doneText: label => `Only one token of ${label} works now.`,
      }
    case 'pause':
      return {
        label: 'Pause',
        operations: kind => [keyOperations[kind].pause],
        effect: ({ label }) =>
          `Every lookup with ${label} is rejected within 5 seconds, until it is resumed.`,
        doneText: label => `${label} is paused.`,
      }
    case 'resume':
      return {
        label: 'Resume',
        operations: kind => [keyOperations[kind].resume],
        effect: ({ label }) => `Lookups with ${label} work and count again.`,
        doneText: label => `${label} is active again.`,
      }
    case 'delete':
      return {
        label: 'Delete',
        operations: kind => [keyOperations[kind].remove],
        effect: ({ label }) =>
          `Every lookup with ${label} is rejected within 5 seconds. The key can be recovered for 30 days.`,
        doneText: label => `${label} is deleted.`,
      }
  }
}

/** A fix as an action, which can be undone if its opposite is known. */
export function fixAction(key: FixedKey, fix: ReadyFix): Action {
  const { send, undo } = callsOf(key, fix)
  const { label, doneText } = describeFix(fix)
  const action = {
    subject: fixId(fix),
    doneText: doneText(key.label),
    failedTitle: `${label}: that did not work`,
  }
  return { ...action, send, undo: undo && (() => ({ ...action, doneText: 'Undone.', send: undo })) }
}

type FixedKey = Pick<SurveyedKey, 'keyId' | 'kind' | 'label' | 'expires'>

function callsOf(
  key: FixedKey,
  fix: ReadyFix,
): { send: () => Promise<unknown>; undo?: () => Promise<unknown> } {
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
