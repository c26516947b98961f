import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import { getSelfProfile } from '#generated/identity/operations/getSelfProfile.ts'
import type { CommandContext } from '../context.ts'

/** Shows whose token it is, and what it may do in which accounts. */
export async function whoami(context: CommandContext): Promise<void> {
  const { print } = context
  const token = await context.call(getCurrentToken)
  const person = token.kind === 'personal' ? await context.call(getSelfProfile) : undefined
  const accounts = token.accounts.map(
    ({ account_id: id, account_label: label, roles }) =>
      `${label} (${id}): ${roles.join(', ') || 'no roles'}`,
  )
  print.thing(
    { url: context.baseUrl(), email_address: person?.email_address ?? null, ...token },
    {
      Address: context.baseUrl(),
      Person: person?.email_address,
      [token.kind === 'personal' ? 'Token' : 'Service account']: token.name,
      Expires: token.expires_at.slice(0, 10),
      Networks: token.networks.join(', ') || undefined,
      ...Object.fromEntries(accounts.map((line, at) => [at ? `Account ${at + 1}` : 'Account', line])),
    },
  )
}
