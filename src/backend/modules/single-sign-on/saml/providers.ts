import type {
  CreateSamlProviderBody,
  operations,
  UpdateSamlProviderBody,
} from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { ownProvider } from '../identity-providers.ts'
import { ownOrganization } from '../organization-store.ts'
import { reported } from '../providers/reported.ts'
import type { SamlSettings } from '../providers/settings.ts'
import { loadMetadata, mayLeadTo } from '../providers/sources.ts'
import { insertProvider, replaceSettings, requireNoProvider } from '../providers/store.ts'
import { toSaml } from '../providers/wire.ts'
import { toCertificate } from './certificates.ts'
import { readContent, readMetadata } from './metadata.ts'

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
  }),

  updateSamlProvider: withoutTransaction(async ({ db, body, caller, kernel, recordActivity }) => {
    const { provider: before } = await ownProvider(db, caller.accountId)
    const old = before.settings
    if (old.type !== 'saml') throw problem('not-found')
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
  }),

  checkSamlMetadata: withoutTransaction(async ({ db, body, caller, kernel }) => {
    // Only a caller who may set a provider up can make us call another server.
    await ownOrganization(db, caller.accountId)
    const { metadata_xml: xml, metadata_url: url } = body
    requireEither({ xml, url })
    const content = await readGiven({ xml, url }, kernel, readContent)
    return {
      status: 200,
      body: {
        metadata_xml: content.metadataXml,
        entity_id: content.entityId,
        sign_on_endpoints: content.endpoints,
        certificates: content.certificates.slice(0, CERTIFICATES_SHOWN).map(toCertificate),
        wants_signed_requests: content.wantsSignedRequests,
        name_id_formats: content.nameIdFormats.slice(0, FORMATS_SHOWN).map(reported),
      },
    }
  }),
} satisfies Pick<Handlers<operations>, 'createSamlProvider' | 'updateSamlProvider' | 'checkSamlMetadata'>

/** As many as the contract lists. */
const [CERTIFICATES_SHOWN, FORMATS_SHOWN] = [20, 20]

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

interface Given {
  xml: string | undefined
  url: string | undefined
}

function requireEither({ xml, url }: Given): void {
  if ((xml === undefined) === (url === undefined))
    throw problem('metadata-xml-or-url', { fields: ['metadata_xml', 'metadata_url'] })
}

/** What `read` finds in metadata that are given as text or as an address. Throws 400 at the field in question. */
async function readGiven<T>(
  { xml, url }: Given,
  kernel: Kernel,
  read: (text: string, conditions: Parameters<typeof readContent>[1]) => Promise<T>,
): Promise<T> {
  const text = xml ?? (await load(String(url), kernel))
  const conditions = { now: kernel.clock.now(), isAllowed: (location: URL) => mayLeadTo(location, kernel) }
  return read(text, conditions).catch(error => {
    kernel.log.info({ err: error }, 'metadata were not accepted')
    throw problem('metadata-invalid', { fields: [xml === undefined ? 'metadata_url' : 'metadata_xml'] })
  })
}

async function load(url: string, kernel: Kernel): Promise<string> {
  try {
    return await loadMetadata(url, kernel)
  } catch (error) {
    kernel.log.info({ err: error }, 'metadata were not loaded')
    throw problem('metadata-unreachable', { fields: ['metadata_url'] })
  }
}
