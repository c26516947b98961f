import { requireAccount } from '#backend/accounts/public.ts'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { embeddedKeyPageOf } from './embedded-keys.ts'
import { secretKeyPageOf } from './secret-keys.ts'

/**
 * Handlers of `openapi/security/admin.yaml` that list the keys of an account: what its own people see, with
 * the same masking.
 */
export const accountKeyHandlers = {
  async listAccountSecretKeys(context) {
    await requireAccount(context.db, context.params.id)
    return { status: 200, body: await secretKeyPageOf(context.params.id, context) }
  },

  async listAccountEmbeddedKeys(context) {
    await requireAccount(context.db, context.params.id)
    return { status: 200, body: await embeddedKeyPageOf(context.params.id, context) }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listAccountSecretKeys' | 'listAccountEmbeddedKeys'>
