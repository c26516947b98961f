import type { ErrorHelp } from './help.ts'

export const teamHelp = {
  'invitation-link-invalid': {
    title: 'The invitation does not work any more',
    meaning: 'The link does not let you into the account.',
    cause:
      'The invitation was accepted, revoked, has expired, or was sent again: only the newest link works.',
    fix: 'Ask an owner of the account to send it again.',
  },
  'contact-link-invalid': {
    title: 'The link to confirm a contact does not work any more',
    meaning: 'The address of the contact has not been confirmed.',
    cause: 'The link was used, is too old, or a newer one was sent.',
    fix: 'Let somebody of the account send the confirmation again, and use the newest mail.',
  },
  'metadata-invalid': {
    title: 'These are no SAML metadata',
    meaning: 'The XML does not describe an identity provider, so it cannot be used for logins.',
    cause:
      'The metadata of a service provider were pasted, a web page in their place, or the end is missing.',
    fix: 'Download the metadata of the identity provider anew and paste them whole, beginning with EntityDescriptor.',
  },
  'metadata-unreachable': {
    title: 'The metadata could not be loaded',
    meaning: 'We asked the address for the metadata and got nothing that could be used.',
    cause:
      'The address is misspelt, reachable only inside your network, asks for a login, or answers too slowly.',
    fix: 'Open it in a private window from outside. If that fails, paste the metadata instead.',
  },
  'issuer-unreachable': {
    title: 'No OpenID provider answers there',
    meaning: 'Below the issuer we looked for its configuration and found none that fits.',
    cause:
      'A misspelt issuer, a slash too many at its end, one inside your network only, or a configuration that names another issuer.',
    fix: 'Open the issuer followed by `/.well-known/openid-configuration` in a browser, and copy `issuer` from there letter by letter.',
  },
  'user-already-on-account': {
    title: 'The person is on the account already',
    meaning: 'No invitation was sent: this e-mail address belongs to a member.',
    cause: 'The person accepted an earlier invitation, perhaps under the same address in other letters.',
    fix: 'Look for them in the list of members and change their roles there.',
  },
  'max-team-members-reached': {
    title: 'The team is full',
    meaning: 'The account has as many members as its plan includes. Open invitations count.',
    cause: 'The limit in the message is reached.',
    fix: 'Remove a member or revoke an invitation that nobody needs, or contact sales for more places.',
  },
  'last-owner': {
    title: 'The account needs an owner',
    meaning: 'The act would have left the account without an owner, so it was refused.',
    cause: 'You are about to remove the only owner, or to take the role from them.',
    fix: 'Make another member an owner first.',
  },
  'organization-name-taken': {
    title: 'The name is taken',
    meaning: 'Another organization has this name, or one that makes the same key.',
    cause: 'Your company may have registered already.',
    fix: 'Ask colleagues whether there is an organization to join; otherwise choose a longer name.',
  },
  'already-in-organization': {
    title: 'The account is in an organization already',
    meaning: 'An account belongs to one organization at most.',
    cause: 'It was joined or registered before, perhaps by another owner.',
    fix: 'Leave that organization first if you want to join another.',
  },
  'identity-provider-exists': {
    title: 'There is an identity provider already',
    meaning: 'An organization has one identity provider.',
    cause: 'It was set up before, perhaps by another owner.',
    fix: 'Update the one that is there, or delete it first.',
  },
  'identity-provider-active': {
    title: 'The identity provider is active',
    meaning: 'People log in with it at this moment, so it cannot be deleted or be replaced by another type.',
    cause: 'It has not been deactivated.',
    fix: 'Deactivate it, tell your people, and then repeat the act.',
  },
  'identity-provider-inactive': {
    title: 'The identity provider is not active',
    meaning: 'It is switched off already.',
    cause: 'Somebody deactivated it in the meantime.',
    fix: 'Reload the page.',
  },
  'identity-provider-not-tested': {
    title: 'Test the identity provider first',
    meaning:
      'It becomes active once somebody has logged in with it successfully, so that nobody is locked out.',
    cause: 'There was no test, it failed, or the settings were changed after it.',
    fix: 'Use “Test” on the page of single sign-on, then activate it.',
  },
  'recovery-owner-required': {
    title: 'An owner needs another way in',
    meaning: 'If the identity provider fails, somebody must still be able to log in.',
    cause: 'No owner of the account has both a password and a second factor.',
    fix: 'Let an owner set a password and a second factor in their profile, then activate it.',
  },
  'primary-contact': {
    title: 'This is the primary contact',
    meaning: 'An account always has a primary contact, so this one cannot be removed.',
    cause: 'You are removing the contact that is marked as primary.',
    fix: 'Mark another contact as primary first.',
  },
  'contact-not-confirmed': {
    title: 'The contact is not confirmed',
    meaning: 'Notices go only to addresses whose owner has agreed.',
    cause: 'The link of the confirmation mail has not been followed.',
    fix: 'Send the confirmation again, and ask the person to look into the spam folder.',
  },
  'contact-exists': {
    title: 'There is such a contact',
    meaning: 'Another contact of the account has this e-mail address.',
    cause: 'It was added before.',
    fix: 'Edit the contact that is there.',
  },
  'too-many-contacts': {
    title: 'The account has as many contacts as it can',
    meaning: 'No further contact can be added.',
    cause: 'The limit in the message is reached.',
    fix: 'Delete contacts that nobody needs, or use the address of a group.',
  },
  'metadata-xml-or-url': {
    title: 'Give one source of the metadata',
    meaning: 'The metadata come either as text or from an address, not from both and not from neither.',
    cause: 'Both fields were filled, or none.',
    fix: 'Fill one of the two and empty the other.',
  },
  'transient-attribute-required': {
    title: 'Name an attribute that stays the same',
    meaning:
      'With transient ids people get another id at each login, so we need something else to know them by.',
    cause: 'The NameID format is transient, and no attribute is named.',
    fix: 'Name an attribute that never changes for a person, such as an employee number, or choose a persistent format.',
  },
  'organization-owner-required': {
    title: 'Only the registering account can do this',
    meaning:
      'Your account joined the organization. Its name and identity provider belong to the account that registered it.',
    cause: 'You act in an account that joined.',
    fix: 'Switch to the account that registered it, or ask its owners.',
  },
  'invitation-for-another-address': {
    title: 'The invitation is for another address',
    meaning: 'An invitation lets in only the person that it was sent to.',
    cause: 'You are logged in with another e-mail address than the one that was invited.',
    fix: 'Log out and log in with the invited address, or ask the owner to invite the one you use.',
  },
  'organization-owner-stays': {
    title: 'The registering account cannot leave',
    meaning: 'An organization cannot be without the account that registered it.',
    cause: 'That account tried to leave.',
    fix: 'Delete the organization if nobody needs it any more. Then all accounts are free again.',
  },
  'acting-as-staff': {
    title: 'Staff cannot act as staff',
    meaning: 'Only customers can be acted for, so that no member of staff borrows the rights of another.',
    cause: 'The person that was chosen works here.',
    fix: 'Ask your colleague to do it themselves.',
  },
  'own-internal-role': {
    title: 'You cannot take this role from yourself',
    meaning: 'Staff cannot remove their own role, so that nobody locks the last door from inside.',
    cause: 'The person that was chosen is you.',
    fix: 'Ask another member of staff.',
  },
} as const satisfies Record<string, ErrorHelp>
