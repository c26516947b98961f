import { z } from 'zod'
import type { Config } from '../config.ts'
import { problem } from '../http/problem.ts'
import type { Log } from '../log.ts'

/** The action that the vendor checked. A response is valid only for that action. */
export type BotAction = 'UserRegistration' | 'AddPaymentMethod' | 'FormSubmission'

/** Bot protection for operations without a login. The configuration selects the vendor. */
export interface BotCheck {
  readonly provider: Config['BOT_CHECK']
  /** Site key for the vendor's widget, and the URL of its script. */
  readonly siteKey: string | null
  readonly scriptUrl: string | null
  /**
   * Accepts a call whose `bot_response` is valid for the action. Throws `suspected-bot`, or
   * `upstream-failure` when the vendor gives no verdict. It calls the vendor, so do not use it in a
   * transaction.
   */
  check(response: string | undefined, call: { action: BotAction; address: string }): Promise<void>
}

interface BotCheckOptions {
  config: Config
  log: Log
  publicUrl(): string
}

export function createBotCheck(options: BotCheckOptions): BotCheck {
  const { BOT_CHECK: provider, TURNSTILE_SITE_KEY, TURNSTILE_ORIGIN } = options.config
  if (provider === 'turnstile')
    return {
      provider,
      siteKey: TURNSTILE_SITE_KEY ?? null,
      scriptUrl: `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`,
      check: (response, call) => askTurnstile(options, response, call),
    }
  return {
    provider,
    siteKey: null,
    scriptUrl: null,
    async check(response) {
      if (provider === 'test' && response !== 'pass') throw problem('suspected-bot')
    },
  }
}

/** Time limit for the vendor's answer in milliseconds. A person is waiting. */
const TIMEOUT = 5_000

const responseSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Error codes that mean a mistake on our side, not the person's. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
async function askTurnstile(
  { config, log, publicUrl }: BotCheckOptions,
  response: string | undefined,
  { action, address }: { action: BotAction; address: string },
): Promise<void> {
  if (response === undefined) throw problem('suspected-bot')
  const verdict = await fetch(`${config.TURNSTILE_ORIGIN}/turnstile/v0/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({
      secret: config.TURNSTILE_SECRET_KEY ?? '',
      response,
      remoteip: address,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
    .then(async result => responseSchema.parse(await result.json()))
    .catch(error => {
      log.error({ err: error }, 'the bot protection did not answer')
      throw problem('upstream-failure')
    })
  const codes = verdict['error-codes']
  if (codes.some(code => OUR_FAULTS.includes(code))) {
    log.error({ codes }, 'the bot protection gave no verdict')
    throw problem('upstream-failure')
  }
  // A response for another site or another action proves nothing here.
  const isForHere = verdict.hostname === new URL(publicUrl()).hostname && verdict.action === action
  if (verdict.success && isForHere) return
  log.warn({ codes, hostname: verdict.hostname, action: verdict.action }, 'the bot protection refused')
  throw problem('suspected-bot')
}
