import { ownOrganization, readMetadata, type SamlSettings } from '#backend/modules/single-sign-on/public.ts'
import type {
  CreateSamlProviderBody,
  operations,
  UpdateSamlProviderBody,
} from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { readGiven, requireEither } from './given-metadata.ts'
import { ownProvider } from './identity-providers.ts'
import { insertProvider, rejectSetUpOfActive, replaceSettings, requireNoProvider } from './store.ts'
import { toSaml } from './wire.ts'

/** Nothing is loaded for metadata that are given as text. */
const PERFORMABLE = { isPerformable: true }

/** Handlers of `openapi/authorization/identity-providers.yaml` that set up SAML. */
export const samlProviderHandlers = {
  createSamlProvider: withoutTransaction(async ({ db, body, caller, kernel, now, recordActivity }) => {
    // Checked before anything is loaded: only a caller who may set one up can make us call another server.
    await requireNoProvider(db, await ownOrganization(db, caller.accountId))
    const settings = await readSettings(body, undefined, kernel)
    return db.transaction(async transaction => {
      const organization = await ownOrganization(transaction, caller.accountId)
      const provider = await insertProvider(transaction, organization, {
        name: body.name,
        settings,
        sealedSecret: null,
        now,
      })
      await recordActivity(provider.idpId, { db: transaction })
      const view = { organization, accountId: caller.accountId, kernel }
      return { status: 201, body: toSaml({ ...provider, settings }, view) }
    })
  }, PERFORMABLE),

  updateSamlProvider: withoutTransaction(async ({ db, body, caller, kernel, recordActivity }) => {
    const { provider: before } = await ownProvider(db, caller.accountId)
    const old = before.settings
    if (old.type !== 'saml') throw problem('not-found')
    rejectSetUpOfActive(caller, before)
    const settings = await readSettings(body, old, kernel)
    const isOther = settings.entityId !== old.entityId
    if (isOther && before.active) throw problem('identity-provider-active')
    // Ids in another format are different ids, even when two look the same.
    const isRenaming =
      settings.nameIdFormat !== old.nameIdFormat || settings.transientAttribute !== old.transientAttribute
    return db.transaction(async transaction => {
      const { organization } = await ownProvider(transaction, caller.accountId)
      const provider = await replaceSettings(transaction, before, {
        name: body.name,
        settings,
        sealedSecret: null,
        forget: isOther || isRenaming,
      })
      await recordActivity(provider.idpId, { db: transaction })
      const view = { organization, accountId: caller.accountId, kernel }
      return { status: 200, body: toSaml({ ...provider, settings }, view) }
    })
  }, PERFORMABLE),
} satisfies Pick<Handlers<operations>, 'createSamlProvider' | 'updateSamlProvider'>

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** The settings that a body requests; what it leaves out stays unchanged. */
async function readSettings(
  body: CreateSamlProviderBody | UpdateSamlProviderBody,
  before: SamlSettings | undefined,
  kernel: Kernel,
): Promise<SamlSettings> {
  const { metadata_xml: xml, metadata_url: url, binding, name_id_format: nameIdFormat } = body
  requireEither({ xml, url })
  const transientAttribute = body.transient_mapping_attribute_name ?? before?.transientAttribute ?? null
  if (nameIdFormat === TRANSIENT && !transientAttribute)
    throw problem('transient-attribute-required', { fields: ['transient_mapping_attribute_name'] })

  const read = await readGiven({ xml, url }, kernel, (text, conditions) =>
    readMetadata(text, { ...conditions, binding }),
  )
  return {
    type: 'saml',
    ...read,
    binding,
    nameIdFormat,
    signsRequests: body.signed_request ?? body.with_signed_request ?? before?.signsRequests ?? false,
    transientAttribute,
  }
}
