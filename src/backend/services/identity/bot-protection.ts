import type { operations } from '#generated/identity/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'

/** Handlers of `openapi/identity/bot-protection.yaml`. */
export const botProtectionHandlers = {
  async getBotProtection({ kernel }) {
    const { provider, siteKey, scriptUrl } = kernel.botCheck
    return { status: 200, body: { provider, site_key: siteKey, script_url: scriptUrl } }
  },
} satisfies Pick<Handlers<operations>, 'getBotProtection'>
