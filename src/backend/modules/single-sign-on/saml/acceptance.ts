import { and, eq, sql } from 'drizzle-orm'
import { hashSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { SsoSecrets } from '../asserted-identity.ts'
import type { ProviderRow } from '../organization-store.ts'
import { finishRehearsal, recordLogin } from '../records.ts'
import { identityProviders, organizations, samlAssertions } from '../tables.ts'
import { keepSamlLogin } from './login.ts'
import { RejectedResponse } from './rejected-response.ts'
import { type AcceptedResponse, readReceived, readResponse } from './response.ts'

/** More organizations with the same provider than these are not told apart. */
const SAME_PROVIDER = 20

/**
 * Name of the organization that an unsolicited response comes from. Nothing of it is proved, and nothing is granted:
 * the name only says where to start. Where several organizations have one provider, the certificate tells them apart.
 */
export async function organizationBehind(
  { queries }: Pick<Kernel, 'queries'>,
  { issuer, certificates }: { issuer: string; certificates: readonly string[] },
): Promise<string | undefined> {
  const found = await queries
    .select({ name: organizations.name, settings: identityProviders.settings })
    .from(identityProviders)
    .innerJoin(organizations, eq(organizations.organizationId, identityProviders.organizationId))
    .where(
      and(eq(identityProviders.active, true), eq(sql`${identityProviders.settings} ->> 'entityId'`, issuer)),
    )
    .limit(SAME_PROVIDER)
  const [only, ...others] = found
  if (!others.length) return only?.name
  const [signer, ...more] = found.filter(
    ({ settings }) =>
      settings.type === 'saml' && settings.certificates.some(known => certificates.includes(known)),
  )
  return more.length ? undefined : signer?.name
}

/** Exchanges a valid response for a code. Rejects invalid responses. */
export async function acceptResponse(
  kernel: Kernel,
  {
    secrets,
    requestId,
    state,
    encoded,
  }: { secrets: SsoSecrets; requestId: string; state: string; encoded: string },
): Promise<string> {
  const { idpId, revision } = secrets
  const [provider] = await kernel.queries
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.idpId, idpId))
  if (provider?.settings.type !== 'saml' || provider.revision !== revision)
    throw new Error('the provider has been set up anew')
  const { settings } = provider
  try {
    const accepted = await readResponse(encoded, { settings, requestId, kernel })
    await takeOnce(kernel, provider, accepted)
    const code = await keepSamlLogin(kernel, { state, identity: accepted.identity })
    if (!code) throw new RejectedResponse('this login has been answered', 'replayed')
    return code
  } catch (error) {
    const failure = error instanceof RejectedResponse ? error.reason : 'response-invalid'
    const outcome = { failure, received: await readReceived(encoded) }
    const { rehearsalId } = secrets
    if (rehearsalId !== undefined) await finishRehearsal(kernel.queries, rehearsalId, outcome)
    else await recordLogin(kernel.queries, provider, outcome, kernel.clock.now())
    throw error
  }
}

async function takeOnce(
  { queries }: Pick<Kernel, 'queries'>,
  { idpId }: ProviderRow,
  { assertionId, expiration }: AcceptedResponse,
): Promise<void> {
  const taken = await queries
    .insert(samlAssertions)
    .values({ idpId, assertionId: hashSecret(assertionId), expiration })
    .onConflictDoNothing()
    .returning({ idpId: samlAssertions.idpId })
  if (!taken.length) throw new RejectedResponse('the assertion was used before', 'replayed')
}
