import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'
import { readSecret } from '../secrets.ts'

export interface LoginOptions {
  /** A token that the person has, instead of a login in the browser. */
  token?: true
  /** False with `--no-browser`: the address is only printed. */
  browser: boolean
  role?: string[]
}

/** Logs in with the browser, or with a token of the standard input, and stores the token. */
export async function login(context: CommandContext, options: LoginOptions): Promise<void> {
  const { credentials, print, io } = context
  const baseUrl = context.baseUrl()
  const { token: earlier, isFromBrowser: wasFromBrowser } = credentials.find(baseUrl)
  const isFromBrowser = !options.token
  const token = options.token
    ? requireForm(await readSecret(io, 'API token: '))
    : await (await import('./browser-login.ts')).tokenOfBrowser(context, options)
  const current = await context.callAs(token, getCurrentToken)
  credentials.save(baseUrl, { token, isFromBrowser })
  // Only what this program made is its own to end.
  if (earlier && wasFromBrowser && earlier !== token) {
    const { revoke } = await import('./browser-login.ts')
    await revoke(context, baseUrl, earlier).catch(() =>
      print.note('The earlier token still works. Revoke it in the portal.'),
    )
  }
  print.thing(
    { url: baseUrl, token_id: current.token_id, name: current.name, expires_at: current.expires_at },
    { 'Logged in to': baseUrl, Token: current.name, Expires: current.expires_at.slice(0, 10) },
  )
}

function requireForm(token: string): string {
  if (/^gp_(pat|svc)_[0-9A-Za-z]{49}$/.test(token)) return token
  throw new Failure('rejected', 'This isn’t an API token.', 'It begins with gp_pat_ or gp_svc_.')
}
