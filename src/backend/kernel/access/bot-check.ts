import { z } from 'zod'
import type { Config } from '../config.ts'
import { problem } from '../http/problem.ts'
import type { Log } from '../log.ts'

/** What a person was doing when the vendor let them through; a response serves for that alone. */
export type BotAction = 'UserRegistration' | 'AddPaymentMethod'

/** Bot protection, for operations that anybody may call. Which one, is the configuration's business. */
export interface BotCheck {
  readonly provider: Config['BOT_CHECK']
  /** Key of this site for the vendor's widget, and where its script is. */
  readonly siteKey: string | null
  readonly scriptUrl: string | null
  /**
   * Lets a call through whose `bot_response` is good for the action. Throws `suspected-bot`, and
   * `upstream-failure` when the vendor cannot tell. It asks the vendor: not for inside a transaction.
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

/** Milliseconds that the vendor has to answer; a person waits meanwhile. */
const TIMEOUT = 5_000

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** What is wrong with our side of it, and no fault of the person. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
async function askTurnstile(
  { config, log, publicUrl }: BotCheckOptions,
  response: string | undefined,
  { action, address }: { action: BotAction; address: string },
): Promise<void> {
  if (response === undefined) throw problem('suspected-bot')
  const answer = await fetch(`${config.TURNSTILE_ORIGIN}/turnstile/v0/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({
      secret: config.TURNSTILE_SECRET_KEY ?? '',
      response,
      remoteip: address,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
    .then(async result => answerSchema.parse(await result.json()))
    .catch(error => {
      log.error({ err: error }, 'the bot protection did not answer')
      throw problem('upstream-failure')
    })
  const codes = answer['error-codes']
  if (codes.some(code => OUR_FAULTS.includes(code))) {
    log.error({ codes }, 'the bot protection refused to judge')
    throw problem('upstream-failure')
  }
  // A response that was given for another site or another act of ours proves nothing here.
  const isForHere = answer.hostname === new URL(publicUrl()).hostname && answer.action === action
  if (answer.success && isForHere) return
  log.warn({ codes, hostname: answer.hostname, action: answer.action }, 'the bot protection refused')
  throw problem('suspected-bot')
}
