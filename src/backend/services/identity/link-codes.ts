import type { operations } from '#generated/identity/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { redeemLinkCode } from '#kernel/mail/link-codes.ts'

/** Handlers of `openapi/identity/link-codes.yaml`. */
export const linkCodeHandlers = {
  async redeemLinkCode({ db, body, kernel, now, recordFailedAttempt }) {
    const { email_address: address, link_code: code } = body
    const attempt = await recordFailedAttempt({ username: address })
    const link = await redeemLinkCode(db, kernel, { address, code, now })
    if (link === undefined) throw problem('link-code-invalid', { fields: ['link_code'] })
    await attempt.takeBack()
    return { status: 200, body: { mailed_link: link } }
  },
} satisfies Pick<Handlers<operations>, 'redeemLinkCode'>
