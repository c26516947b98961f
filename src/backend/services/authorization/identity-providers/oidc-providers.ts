import {
  discoverIssuer,
  inspectIssuer,
  isSameIssuer,
  type OidcSettings,
  ownOrganization,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { ownProvider } from './identity-providers.ts'
import { insertProvider, rejectSetUpOfActive, replaceSettings, requireNoProvider } from './store.ts'
import { toOidc } from './wire.ts'

/** Handlers of `openapi/authorization/identity-providers.yaml` that set up OpenID Connect. */
export const oidcProviderHandlers = {
  createOidcProvider: withoutTransaction(async ({ db, body, caller, kernel, now, recordActivity }) => {
    // Checked before anything is loaded: only a caller who may set one up can make us call another server.
    await requireNoProvider(db, await ownOrganization(db, caller.accountId))
    const given: OidcSettings = {
      type: 'oidc',
      issuer: body.issuer,
      clientId: body.client_id,
      scopes: body.scopes ?? 'openid email profile',
      isIdTokenMapping: body.is_id_token_mapping ?? false,
    }
    const settings = await withActualIssuer(given, body.client_secret, kernel)
    return db.transaction(async transaction => {
      const organization = await ownOrganization(transaction, caller.accountId)
      const sealedSecret = kernel.secretBox.close(body.client_secret)
      const provider = await insertProvider(transaction, organization, {
        name: body.name,
        settings,
        sealedSecret,
        now,
      })
      await recordActivity(provider.idpId, { db: transaction })
      const view = { organization, accountId: caller.accountId, kernel }
      return { status: 201, body: toOidc({ ...provider, settings }, view) }
    })
  }),

  updateOidcProvider: withoutTransaction(async ({ db, body, caller, kernel, recordActivity }) => {
    const { provider: before } = await ownProvider(db, caller.accountId)
    if (before.settings.type !== 'oidc' || !before.sealedSecret) throw problem('not-found')
    rejectSetUpOfActive(caller, before)
    if (before.active && !isSameIssuer(before.settings.issuer, body.issuer))
      throw problem('identity-provider-active')
    const given: OidcSettings = {
      type: 'oidc',
      issuer: body.issuer,
      clientId: body.client_id,
      scopes: body.scopes,
      isIdTokenMapping: body.is_id_token_mapping,
    }
    const secret = body.client_secret || kernel.secretBox.open(before.sealedSecret)
    const settings = await withActualIssuer(given, secret, kernel)
    const isOther = before.settings.issuer !== settings.issuer
    if (isOther && before.active) throw problem('identity-provider-active')
    return db.transaction(async transaction => {
      const { organization } = await ownProvider(transaction, caller.accountId)
      const provider = await replaceSettings(transaction, before, {
        name: body.name,
        settings,
        sealedSecret: kernel.secretBox.close(secret),
        forget: isOther,
      })
      await recordActivity(provider.idpId, { db: transaction })
      const view = { organization, accountId: caller.accountId, kernel }
      return { status: 200, body: toOidc({ ...provider, settings }, view) }
    })
  }),
} satisfies Pick<Handlers<operations>, 'createOidcProvider' | 'updateOidcProvider'>

/**
 * The settings with the issuer as it calls itself, which is what its tokens name: people paste it with a slash too many,
 * or as the address of its discovery document. Throws 400 unless that document names the issuer at whose address it is.
 */
async function withActualIssuer(
  settings: OidcSettings,
  secret: string,
  kernel: Kernel,
): Promise<OidcSettings> {
  const fields = { fields: ['issuer'] }
  const rejection = (error: unknown) => {
    kernel.log.info({ issuer: settings.issuer, err: error }, 'an issuer was not accepted')
    return problem('issuer-unreachable', fields)
  }
  const found = await inspectIssuer(settings.issuer, kernel).catch(error => {
    throw rejection(error)
  })
  if (found.issuer === null || found.problems.includes('issuer-mismatch'))
    throw problem('issuer-mismatch', fields)
  const actual = { ...settings, issuer: found.issuer }
  await discoverIssuer(actual, secret, kernel).catch(error => {
    throw rejection(error)
  })
  return actual
}
