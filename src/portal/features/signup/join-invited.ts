import { acceptInvitation } from '#generated/authorization/operations/acceptInvitation.ts'
import { call } from '#portal/api/call.ts'
import { obtainToken, renewToken } from '#portal/api/session/token.ts'

/** Accepts the invitation that the browser remembers. Returns false if there is none, or none for this person. */
export async function joinByInvitation(): Promise<boolean> {
  try {
    const { account_id } = await call(acceptInvitation, { body: {} })
    await renewToken({ account_id })
    return true
  } catch {
    return false
  }
}

/** Leads a person who has just signed up with an invitation into its account. Ends with the page. */
export async function joinInvited(): Promise<never> {
  await obtainToken({ fresh: true }).catch(() => undefined)
  location.assign((await joinByInvitation()) ? '/account' : '/invite')
  return new Promise(() => {})
}
