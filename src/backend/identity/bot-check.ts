import type { Config } from '#kernel/config.ts'
import { problem } from '#kernel/problem.ts'

/** Throws 403 unless the bot protection that is configured lets the response through. */
export function checkBot(check: Config['BOT_CHECK'], response: string | undefined): void {
  if (check === 'none') return
  if (response !== 'pass') throw problem('suspected-bot')
}
