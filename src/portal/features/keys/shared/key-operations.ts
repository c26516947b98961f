import {
  createEmbeddedKey,
  createSecretKey,
  deleteEmbeddedKey,
  deleteSecretKey,
  getEmbeddedKey,
  getSecretKey,
  listEmbeddedKeys,
  listSecretKeys,
  pauseEmbeddedKey,
  pauseSecretKey,
  recoverEmbeddedKey,
  recoverSecretKey,
  resumeEmbeddedKey,
  resumeSecretKey,
  setEmbeddedKeyRestrictions,
  setSecretKeyRestrictions,
  updateEmbeddedKey,
  updateSecretKey,
} from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import type { Key } from './model.ts'

export type KeyKind = Key['kind']

/** The operations of each kind, under the same names. */
export const keyOperations = {
  secret: {
    list: listSecretKeys,
    get: getSecretKey,
    create: createSecretKey,
    update: updateSecretKey,
    restrict: setSecretKeyRestrictions,
    pause: pauseSecretKey,
    resume: resumeSecretKey,
    remove: deleteSecretKey,
    recover: recoverSecretKey,
  },
  embedded: {
    list: listEmbeddedKeys,
    get: getEmbeddedKey,
    create: createEmbeddedKey,
    update: updateEmbeddedKey,
    restrict: setEmbeddedKeyRestrictions,
    pause: pauseEmbeddedKey,
    resume: resumeEmbeddedKey,
    remove: deleteEmbeddedKey,
    recover: recoverEmbeddedKey,
  },
} as const

/** An act on a key that takes nothing but its id. */
export type KeyAct = 'pause' | 'resume' | 'remove' | 'recover'

type Send = (id: string) => Promise<object>

const secretActs: Record<KeyAct, Send> = {
  pause: id => call(pauseSecretKey, { path: { id } }),
  resume: id => call(resumeSecretKey, { path: { id } }),
  remove: id => call(deleteSecretKey, { path: { id } }),
  recover: id => call(recoverSecretKey, { path: { id } }),
}
const embeddedActs: Record<KeyAct, Send> = {
  pause: id => call(pauseEmbeddedKey, { path: { id } }),
  resume: id => call(resumeEmbeddedKey, { path: { id } }),
  remove: id => call(deleteEmbeddedKey, { path: { id } }),
  recover: id => call(recoverEmbeddedKey, { path: { id } }),
}

/** Sends an act; the answer is the key as the wire tells it afterwards. */
export function sendAct(act: KeyAct, { kind, keyValue }: Key): Promise<object> {
  return (kind === 'secret' ? secretActs : embeddedActs)[act](keyValue)
}
