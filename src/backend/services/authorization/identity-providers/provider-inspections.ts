import {
  inspectIssuer,
  ownOrganization,
  readContent,
  reported,
  toCertificate,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { readGiven, requireEither } from './given-metadata.ts'

/** As many as the contract lists. */
const [CERTIFICATES_SHOWN, FORMATS_SHOWN] = [20, 20]

/** Handlers of `openapi/authorization/provider-inspections.yaml`. */
export const providerInspectionHandlers = {
  checkOidcIssuer: withoutTransaction(async ({ db, body, caller, kernel }) => {
    // Only a caller who may set a provider up can make us call another server.
    await ownOrganization(db, caller.accountId)
    const { issuer } = body
    const inspection = await inspectIssuer(issuer, kernel).catch(error => {
      kernel.log.info({ issuer, err: error }, 'an issuer could not be inspected')
      throw problem('issuer-unreachable', { fields: ['issuer'] })
    })
    return { status: 200, body: inspection }
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
} satisfies Pick<Handlers<operations>, 'checkOidcIssuer' | 'checkSamlMetadata'>
