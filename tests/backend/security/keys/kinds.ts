import type { Operation } from '#domain/contract/operation.ts'
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
  setEmbeddedKeyRestrictions,
  setSecretKeyRestrictions,
  updateEmbeddedKey,
  updateSecretKey,
} from '#generated/security/operations.ts'
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
