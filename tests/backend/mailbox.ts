import type { Backend } from '../support/backend.ts'

/** The confirmation links in the emails to an address, newest first. */
export async function linksTo(
  backend: Backend,
  username: string,
): Promise<{ userId: string; token: string }[]> {
  const mails = await backend.mails(username)
  return mails.flatMap(({ text }) => {
    const [, userId, token] = /\/confirm-email\?user_id=([\w-]+)#token=([\w-]+)/.exec(text) ?? []
    return userId && token ? [{ userId, token }] : []
  })
}
