import * as security from '#generated/security/operations.ts'

export type KeyKind = 'secret' | 'embedded'

/** The operations of each kind, under the same names. */
export const keyOperations = {
  secret: {
    list: security.listSecretKeys,
    get: security.getSecretKey,
    create: security.createSecretKey,
    update: security.updateSecretKey,
    restrict: security.setSecretKeyRestrictions,
    pause: security.pauseSecretKey,
    resume: security.resumeSecretKey,
    remove: security.deleteSecretKey,
    recover: security.recoverSecretKey,
  },
  embedded: {
    list: security.listEmbeddedKeys,
    get: security.getEmbeddedKey,
    create: security.createEmbeddedKey,
    update: security.updateEmbeddedKey,
    restrict: security.setEmbeddedKeyRestrictions,
    pause: security.pauseEmbeddedKey,
    resume: security.resumeEmbeddedKey,
    remove: security.deleteEmbeddedKey,
    recover: security.recoverEmbeddedKey,
  },
} as const

/** Every operation that reads keys, or decides by them: its data is out of date once a key has changed. */
export const keyQueries = [
  security.listSecretKeys,
  security.listEmbeddedKeys,
  security.getSecretKey,
  security.getEmbeddedKey,
  security.getKeyLimit,
  security.getKeySurvey,
  security.listWorkingKeys,
  security.getSecretKeyRotation,
  security.listRejections,
  security.listRejectionGroups,
  security.listRejectionCauses,
  security.listDeprecatedUses,
]
