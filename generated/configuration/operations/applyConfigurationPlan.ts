// Generated from openapi/configuration by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
import type { paths } from '../types.ts'

/**
 * Apply a plan.
 *
 * Makes all changes of a plan in one transaction, with the roles that they need. Only this response has the tokens of
 * new secret keys, and the secrets of new webhook endpoints. If a section of the file isn't as it was when the plan
 * was created, nothing changes. Read the token of a key again with `revealSecretKeyToken`. A change with
 * `requires_recent_login` needs a recent login, as on its page.
 *
 * A repeated call is rejected with `configuration-plan-applied`. At most 30 calls by a person in a minute. Staff who act as a person can't call it. API tokens can't call it: its response has a secret.
 *
 * Needs the role api-key-viewer, or billing-viewer, or account-owner, or account-owner-restricted.
 */
export const applyConfigurationPlan: Operation<paths['/plans/{id}/application']['put']> = {
  service: 'configuration',
  id: 'applyConfigurationPlan',
  method: 'PUT',
  path: '/plans/{id}/application',
  auth: 'bearer',
  acting: 'never',
  roles: [['api-key-viewer'], ['billing-viewer'], ['account-owner'], ['account-owner-restricted']],
}
