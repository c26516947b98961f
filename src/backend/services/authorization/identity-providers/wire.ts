import {
  firstExpiration,
  type OidcSettings,
  type OrganizationRow,
  type ProviderRow,
  type SamlSettings,
  ssoCallback,
} from '#backend/modules/single-sign-on/public.ts'
import type {
  IdentityProvider,
  OidcIdentityProvider,
  SamlIdentityProvider,
  UndefinedIdentityProvider,
} from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'

/** The organization of the provider, and the account that views it. */
export interface View {
  organization: OrganizationRow
  accountId: number | null
  kernel: Pick<Kernel, 'publicUrl'>
}

export function toProvider(row: ProviderRow, view: View): IdentityProvider {
  const { settings } = row
  return settings.type === 'oidc' ? toOidc({ ...row, settings }, view) : toSaml({ ...row, settings }, view)
}

export function toOidc(
  { settings, ...row }: ProviderRow & { settings: OidcSettings },
  view: View,
): OidcIdentityProvider {
  return {
    ...common(row, view),
    type: 'PROVIDER_TYPE_OIDC',
    callback_info: { callback_name: 'Redirect URI', callback_url: ssoCallback(view.kernel) },
    config: {
      issuer: settings.issuer,
      clientId: settings.clientId,
      scopes: settings.scopes,
      is_id_token_mapping: settings.isIdTokenMapping,
    },
  }
}

export function toSaml(
  { settings, ...row }: ProviderRow & { settings: SamlSettings },
  view: View,
): SamlIdentityProvider {
  return {
    ...common(row, view),
    type: 'PROVIDER_TYPE_SAML',
    callback_info: { callback_name: 'Assertion consumer service', callback_url: ssoCallback(view.kernel) },
    certificate_expiration: firstExpiration(settings.certificates).toISOString(),
    config: {
      metadata_xml: settings.metadataXml,
      binding: settings.binding,
      with_signed_request: settings.signsRequests,
      name_id_format: settings.nameIdFormat,
      transient_mapping_attribute_name: settings.transientAttribute,
    },
  }
}

export function undefinedProvider({ organization, accountId, kernel }: View): UndefinedIdentityProvider {
  return {
    idp_id: null,
    account_id: organization.ownerAccountId,
    name: null,
    owner: organization.ownerAccountId === accountId,
    state: 'IDP_STATE_UNDEFINED',
    type: 'PROVIDER_TYPE_UNDEFINED',
    callback_info: { callback_name: 'Callback address', callback_url: ssoCallback(kernel) },
    confirmation: null,
    config: null,
  }
}

function common(
  { idpId, name, active, confirmUntil }: Pick<ProviderRow, 'idpId' | 'name' | 'active' | 'confirmUntil'>,
  { organization, accountId }: View,
) {
  return {
    idp_id: idpId,
    account_id: organization.ownerAccountId,
    name,
    owner: organization.ownerAccountId === accountId,
    state: active ? ('IDP_STATE_ACTIVE' as const) : ('IDP_STATE_CONFIGURED' as const),
    confirmation: confirmUntil && { deadline: confirmUntil.toISOString() },
  }
}
