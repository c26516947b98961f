import type { CatalogEntry } from './entry.ts'

/** Team, contacts, organization and identity provider of an account. */
export const teamErrors = {
  'invitation-link-invalid': {
    id: null,
    status: 400,
    message: 'This invitation is no longer valid. Ask an account owner for a new one.',
  },
  'contact-link-invalid': {
    id: null,
    status: 400,
    message: 'This link is no longer valid. Request a new one.',
  },
  'metadata-invalid': {
    id: null,
    status: 400,
    message: 'This is not the metadata of a SAML identity provider.',
  },
  'metadata-unreachable': {
    id: null,
    status: 400,
    message: 'The metadata could not be loaded from this address.',
  },
  'issuer-unreachable': { id: null, status: 400, message: 'No OpenID provider answers at this address.' },
  'user-already-on-account': { id: null, status: 409, message: 'This person is already on the account.' },
  'max-team-members-reached': {
    id: null,
    status: 409,
    message: 'This account has reached its limit of {limit} team members. Contact sales to add more.',
  },
  'last-owner': { id: null, status: 409, message: 'An account needs at least one owner.' },
  'organization-name-taken': { id: null, status: 409, message: 'This name is taken. Choose another one.' },
  'already-in-organization': {
    id: null,
    status: 409,
    message: 'This account already belongs to an organization.',
  },
  'identity-provider-exists': {
    id: null,
    status: 409,
    message: 'This organization already has an identity provider.',
  },
  'identity-provider-active': { id: null, status: 409, message: 'Deactivate the identity provider first.' },
  'identity-provider-inactive': { id: null, status: 409, message: 'The identity provider is not active.' },
  'identity-provider-not-tested': {
    id: null,
    status: 409,
    message: 'Test the login with this identity provider first.',
  },
  'recovery-owner-required': {
    id: null,
    status: 409,
    message: 'At least one owner needs a password and a second factor first.',
  },
  'primary-contact': { id: null, status: 409, message: 'Choose another primary contact first.' },
  'contact-not-confirmed': {
    id: null,
    status: 409,
    message: "This contact's email address is not confirmed yet.",
  },
  'webhook-signature-invalid': { id: null, status: 401, message: 'The signature is wrong or too old.' },
  'mail-events-not-configured': {
    id: null,
    status: 503,
    message: 'Reports about mails are not set up here.',
  },
  'contact-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this contact after you opened it. Review the current version before you save.',
  },
  'contact-exists': { id: null, status: 409, message: 'A contact with this email address already exists.' },
  'too-many-contacts': {
    id: null,
    status: 409,
    message: 'This account has {limit} contacts. Delete one you no longer need first.',
  },
  'metadata-xml-or-url': {
    id: null,
    status: 400,
    message: 'Enter either the metadata or its address.',
  },
  'transient-attribute-required': {
    id: null,
    status: 400,
    message: "Name the attribute that identifies people; a transient NameID doesn't.",
  },
  'organization-owner-required': {
    id: null,
    status: 403,
    message: 'Only the account that registered this organization can do this.',
  },
  'invitation-for-another-address': {
    id: null,
    status: 403,
    message: 'This invitation is for another email address. Log in with that one.',
  },
  'organization-owner-stays': {
    id: null,
    status: 409,
    message: "The account that registered the organization can't leave it. Delete the organization instead.",
  },
  'own-internal-role': { id: null, status: 409, message: "You can't revoke your own role." },
} as const satisfies Record<string, CatalogEntry>
