import {
  createEmbeddedKey,
  createSecretKey,
  deleteEmbeddedKey,
  deleteSecretKey,
  getEmbeddedKey,
  getKeyLimit,
  getKeySurvey,
  getSecretKey,
  getSecretKeyRotation,
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
import { sendOperation } from '#portal/kit/send-operation.ts'
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

/** Sends an act; the answer is the key as the wire tells it afterwards. */
export function sendAct(act: KeyAct, { kind, keyValue: id }: Key): Promise<object> {
  return sendOperation(keyOperations[kind][act], { path: { id } })
}

/** Whatever reads keys: what it has read is out of date once a key has changed. */
export const keyReaders = [
  listSecretKeys,
  listEmbeddedKeys,
  getSecretKey,
  getEmbeddedKey,
  getKeyLimit,
  getKeySurvey,
  getSecretKeyRotation,
]
