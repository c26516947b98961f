import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getEmbeddedKey } from '#generated/security/operations/getEmbeddedKey.ts'
import { getKeyLimit } from '#generated/security/operations/getKeyLimit.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { getSecretKeyRotation } from '#generated/security/operations/getSecretKeyRotation.ts'
import { listDeprecatedUses } from '#generated/security/operations/listDeprecatedUses.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import { listRejectionCauses } from '#generated/security/operations/listRejectionCauses.ts'
import { listRejectionGroups } from '#generated/security/operations/listRejectionGroups.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { listWorkingKeys } from '#generated/security/operations/listWorkingKeys.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverEmbeddedKey } from '#generated/security/operations/recoverEmbeddedKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { resumeEmbeddedKey } from '#generated/security/operations/resumeEmbeddedKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { updateEmbeddedKey } from '#generated/security/operations/updateEmbeddedKey.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'

export type KeyKind = 'secret' | 'embedded'

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

/** Every operation that reads keys, or decides by them: its data is out of date once a key has changed. */
export const keyQueries = [
  listSecretKeys,
  listEmbeddedKeys,
  getSecretKey,
  getEmbeddedKey,
  getKeyLimit,
  getKeySurvey,
  listWorkingKeys,
  getSecretKeyRotation,
  listRejections,
  listRejectionGroups,
  listRejectionCauses,
  listDeprecatedUses,
  listOrganizationKeys,
]
