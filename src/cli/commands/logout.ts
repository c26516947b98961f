import type { CommandContext } from '../context.ts'

/** Forgets the login. A token that was made for this program in the browser ends; another one still works. */
export async function logout(context: CommandContext): Promise<void> {
  const { credentials, print } = context
  const baseUrl = context.baseUrl()
  const { token, isFromBrowser } = credentials.find(baseUrl)
  const wasLoggedIn = credentials.remove(baseUrl)
  if (token && isFromBrowser) {
    const { revoke } = await import('./browser-login.ts')
    await revoke(context, baseUrl, token).catch(error => {
      print.note(
        'You’re logged out here, but the token still works. Revoke it under API tokens in the portal.',
      )
      throw error
    })
  }
  print.thing(
    { url: baseUrl, logged_out: wasLoggedIn },
    wasLoggedIn ? { 'Logged out of': baseUrl } : { 'You weren’t logged in to': baseUrl },
  )
}
