// Generated from openapi/security by npm run generate. Do not edit.

import type { Operation } from '#domain/operation.ts'
import type { operations } from './types.ts'

/**
 * List secret keys.
 *
 * A page of the active account's secret keys. Tokens are masked but for their last four characters.
 * Without `state` the list holds every key that is not deleted.
 *
 * Needs the role api-key-viewer.
 */
export const listSecretKeys: Operation<operations['listSecretKeys']> = {
  service: 'security',
  id: 'listSecretKeys',
  method: 'GET',
  path: '/secret-keys',
  auth: 'bearer',
  roles: [['api-key-viewer']],
}

/**
 * Create a secret key.
 *
 * Creates a key that works at once. The answer is the only one, beside a reveal, that holds the whole
 * token. An account can have 10,000 keys.
 *
 * Needs the role api-key-editor.
 */
export const createSecretKey: Operation<operations['createSecretKey']> = {
  service: 'security',
  id: 'createSecretKey',
  method: 'PUT',
  path: '/secret-keys',
  auth: 'bearer',
  roles: [['api-key-editor']],
}

/**
 * Rename or describe a secret key.
 *
 * Sets the label and the description. Neither changes what the key can do.
 *
 * Needs the role api-key-editor.
 */
export const updateSecretKey: Operation<operations['updateSecretKey']> = {
  service: 'security',
  id: 'updateSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}',
  auth: 'bearer',
  roles: [['api-key-editor']],
}

/**
 * Delete a secret key.
 *
 * Stops the key at once and sets its recovery deadline thirty days ahead. Until then it can be
 * recovered; afterwards it is gone for good. Deleting a deleted key changes nothing.
 *
 * Needs the role api-key-editor.
 */
export const deleteSecretKey: Operation<operations['deleteSecretKey']> = {
  service: 'security',
  id: 'deleteSecretKey',
  method: 'DELETE',
  path: '/secret-keys/{id}',
  auth: 'bearer',
  roles: [['api-key-editor']],
}

/**
 * Resume a secret key.
 *
 * Lets a paused key work again at once. Resuming an active key changes nothing.
 *
 * Needs the role api-key-editor.
 */
export const resumeSecretKey: Operation<operations['resumeSecretKey']> = {
  service: 'security',
  id: 'resumeSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}/activation',
  auth: 'bearer',
  roles: [['api-key-editor']],
}

/**
 * Pause a secret key.
 *
 * Refuses every lookup with the key until it is resumed. Pausing a paused key changes nothing.
 *
 * Needs the role api-key-editor.
 */
export const pauseSecretKey: Operation<operations['pauseSecretKey']> = {
  service: 'security',
  id: 'pauseSecretKey',
  method: 'DELETE',
  path: '/secret-keys/{id}/activation',
  auth: 'bearer',
  roles: [['api-key-editor']],
}

/**
 * Recover a deleted secret key.
 *
 * Brings a deleted key back, with the token and the state that it had. Works until the recovery
 * deadline.
 *
 * Needs the role api-key-editor.
 */
export const recoverSecretKey: Operation<operations['recoverSecretKey']> = {
  service: 'security',
  id: 'recoverSecretKey',
  method: 'POST',
  path: '/secret-keys/{id}/recover',
  auth: 'bearer',
  roles: [['api-key-editor']],
}

/**
 * Reveal the token of a secret key.
 *
 * Answers with the whole token. Needs a login less than fifteen minutes old, and is recorded with who
 * asked and when.
 *
 * Needs the role api-key-editor.
 */
export const revealSecretKeyToken: Operation<operations['revealSecretKeyToken']> = {
  service: 'security',
  id: 'revealSecretKeyToken',
  method: 'POST',
  path: '/secret-keys/{id}/token',
  auth: 'bearer',
  roles: [['api-key-editor']],
}
