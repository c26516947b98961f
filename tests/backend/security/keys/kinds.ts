import type { Operation } from '#domain/contract/operation.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getEmbeddedKey } from '#generated/security/operations/getEmbeddedKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverEmbeddedKey } from '#generated/security/operations/recoverEmbeddedKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { setEmbeddedKeyRestrictions } from '#generated/security/operations/setEmbeddedKeyRestrictions.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import { updateEmbeddedKey } from '#generated/security/operations/updateEmbeddedKey.ts'
import { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import type { EmbeddedKey, EmbeddedKeyPage, SecretKeyPage } from '#generated/security/types.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import type { AnyCall } from '../../../support/contract/world.ts'
import { type ClientResponse, send } from '../../client.ts'

/** The fields that both kinds of key return. */
export type AnyKey = Omit<EmbeddedKey, 'active' | 'domain'>

/** Shared behavior of secret and embedded keys is tested with both. */
interface Kind {
  kind: 'secret' | 'embedded'
  create: Operation
  list: Operation
  get: Operation
  update: Operation
  restrict: Operation
  pause: Operation
  remove: Operation
  recover: Operation
  /** Body for a new one. */
  fresh: { label: string }
  /** Body without restrictions, except for its version. */
  unrestricted: { expires: null; licenses: null }
}

export const kinds: readonly Kind[] = [
  {
    kind: 'secret',
    create: createSecretKey,
    list: listSecretKeys,
    get: getSecretKey,
    update: updateSecretKey,
    restrict: setSecretKeyRestrictions,
    pause: pauseSecretKey,
    remove: deleteSecretKey,
    recover: recoverSecretKey,
    fresh: { label: 'A key' },
    unrestricted: { expires: null, licenses: null, ...{ allowed_ips: [] } },
  },
  {
    kind: 'embedded',
    create: createEmbeddedKey,
    list: listEmbeddedKeys,
    get: getEmbeddedKey,
    update: updateEmbeddedKey,
    restrict: setEmbeddedKeyRestrictions,
    pause: pauseEmbeddedKey,
    remove: deleteEmbeddedKey,
    recover: recoverEmbeddedKey,
    fresh: { label: 'A key', ...{ domains: ['shop.example'] } },
    unrestricted: { expires: null, licenses: null },
  },
]

/** A response with one key. */
export type KeyResponse = Omit<ClientResponse<unknown>, 'body'> & { body: AnyKey }

export async function askKey(backend: Backend, operation: Operation, call: AnyCall): Promise<KeyResponse> {
  const response = await send(backend, operation, call)
  return { ...response, body: response.body as AnyKey }
}

/** The keys of a list of either kind. */
export async function keysIn(
  backend: Backend,
  { list }: Kind,
  caller: Person,
  query: object = {},
): Promise<AnyKey[]> {
  const { body } = await send(backend, list, { caller, query })
  const page = body as Partial<SecretKeyPage & EmbeddedKeyPage>
  return page.secret_keys ?? page.embedded_keys ?? []
}
