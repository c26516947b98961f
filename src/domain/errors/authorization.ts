import type { CatalogEntry } from './entry.ts'

/** Accounts and their teams, roles, organizations, identity providers, and activity log. */
export const authorizationErrors = {
  'acting-as-staff': { id: null, status: 403, message: "You can't act as another member of staff." },
  'closing-name-differs': { id: null, status: 400, message: "Type the account's name exactly." },
  'closing-blocked': {
    id: null,
    status: 409,
    message: 'Something has to be settled before this account can be closed.',
  },
  'too-many-set-up-links': {
    id: null,
    status: 409,
    message: 'An account can have {limit} set-up links. Revoke one first.',
  },
  'set-up-link-invalid': {
    id: null,
    status: 400,
    message: 'This set-up link is no longer valid. Ask an account owner for a new one.',
  },
  'account-not-closing': { id: null, status: 409, message: "This account isn't being closed." },
  'activity-not-undoable': { id: null, status: 409, message: "This can't be undone." },
  'activity-undone': { id: null, status: 409, message: 'This is already undone.' },
  'activity-superseded': {
    id: null,
    status: 409,
    message: "This can't be undone, because it changed again: “{summary}”.",
  },
  'activity-without-effect': {
    id: null,
    status: 409,
    message: "There's nothing to undo. Everything is already as it was before.",
  },
  'invitation-link-invalid': {
    id: null,
    status: 400,
    message: 'This invitation is no longer valid. Ask an account owner for a new one.',
  },
  'metadata-invalid': {
    id: null,
    status: 400,
    message: "This isn't a SAML identity provider's metadata.",
  },
  'metadata-unreachable': {
    id: null,
    status: 400,
    message: "We couldn't load the metadata from this URL.",
  },
  'issuer-unreachable': {
    id: null,
    status: 400,
    message: "We couldn't reach an OpenID provider at this URL.",
  },
  'issuer-mismatch': {
    id: null,
    status: 400,
    message: 'The provider at this URL calls itself by another issuer.',
  },
  'user-already-on-account': { id: null, status: 409, message: 'This person is already on the account.' },
  'max-team-members-reached': {
    id: null,
    status: 409,
    message: 'This account has reached its limit of {limit} team members. Contact sales to add more.',
  },
  'last-owner': { id: null, status: 409, message: 'An account needs at least one owner.' },
  'roles-changed': {
    id: null,
    status: 409,
    message:
      "Someone changed this person's roles after you opened them. Review the current roles before you change them.",
  },
  'organization-name-taken': { id: null, status: 409, message: 'This name is taken. Choose another one.' },
  'already-in-organization': {
    id: null,
    status: 409,
    message: 'This account already belongs to an organization.',
  },
  'public-mail-domain': { id: null, status: 400, message: 'Anyone can get an address in this domain.' },
  'domain-exists': { id: null, status: 409, message: 'Your organization already has this domain.' },
  'domain-taken': { id: null, status: 409, message: 'Another organization has verified this domain.' },
  'domain-record-missing': {
    id: null,
    status: 409,
    message: "We couldn't find the TXT record yet. It can take up to an hour to appear.",
  },
  'max-domains-reached': {
    id: null,
    status: 409,
    message: 'An organization can have at most {limit} domains.',
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
  'metadata-xml-or-url': {
    id: null,
    status: 400,
    message: 'Enter either the metadata or its URL.',
  },
  'transient-attribute-required': {
    id: null,
    status: 400,
    message: 'Enter an attribute that identifies people. A transient NameID changes at each login.',
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
  'organization-owner-manages-keys': {
    id: null,
    status: 409,
    message: 'Your account registered the organization, so its owners always manage its keys.',
  },
  'too-many-provisioning-tokens': {
    id: null,
    status: 409,
    message: 'An organization can have {limit} provisioning tokens. Delete one first.',
  },
  'call-not-kept': {
    id: null,
    status: 409,
    message: "This call isn't kept, so it can't be replayed. Let your identity provider send it again.",
  },
  'call-already-replayed': { id: null, status: 409, message: 'This call was replayed and applied.' },
  'expiration-passed': { id: null, status: 400, message: 'Choose a time in the future.' },
  'token-network-rejected': {
    id: null,
    status: 403,
    message: "This API token doesn't work from your network. Add the network to its allowed networks.",
  },
  'expiration-too-late': { id: null, status: 400, message: 'Choose an end within 366 days.' },
  'role-not-held': { id: null, status: 400, message: "You don't have the {role} role yourself." },
  'not-your-account': { id: null, status: 400, message: 'Choose accounts that you belong to.' },
  'access-token-name-taken': {
    id: null,
    status: 409,
    message: 'You have an API token with this name. Choose another one.',
  },
  'authorization-request-invalid': {
    id: null,
    status: 400,
    message: "The program's request is invalid. Start again from the program.",
  },
  'service-account-name-taken': {
    id: null,
    status: 409,
    message: 'This account has a service account with this name. Choose another one.',
  },
  'too-many-access-tokens': {
    id: null,
    status: 409,
    message: 'You can have {limit} API tokens. Revoke one first.',
  },
  'too-many-service-accounts': {
    id: null,
    status: 409,
    message: 'An account can have {limit} service accounts. Revoke one first.',
  },
  'service-account-changed': {
    id: null,
    status: 409,
    message: 'Someone changed this service account after you opened it. Review it before you change it.',
  },
  'scanner-signature-invalid': { id: null, status: 401, message: 'The signature is wrong.' },
  'scanner-not-configured': {
    id: null,
    status: 503,
    message: 'This server takes no reports of secret scanners.',
  },
  'group-mapped-twice': { id: null, status: 400, message: 'This group is in the list twice.' },
  'own-internal-role': {
    id: null,
    status: 409,
    message: "You can't change your own role. Ask another member of staff.",
  },
} as const satisfies Record<string, CatalogEntry>
