import type { ErrorHelp } from './help.ts'

/** Staff who act as another person. */
export const actingHelp = {
  'acting-as-staff': {
    title: 'Staff cannot act as staff',
    meaning: 'You can act only as a customer, so that no member of staff uses the rights of another.',
    cause: 'The person you chose is a member of staff.',
    fix: 'Ask your colleague to do it.',
  },
} as const satisfies Record<string, ErrorHelp>

export const teamHelp = {
  'invitation-link-invalid': {
    title: 'The invitation no longer works',
    meaning: 'The link does not let you into the account.',
    cause:
      'The invitation was accepted or revoked, has expired, or was sent again. Only the newest link works.',
    fix: 'Ask an owner of the account to send it again.',
  },
  'contact-link-invalid': {
    title: 'The link to confirm a contact no longer works',
    meaning: 'The address of the contact has not been confirmed.',
    cause: 'The link was already used, has expired, or was replaced by a newer one.',
    fix: 'Have a member of the account send the confirmation again, and use the newest email.',
  },
  'metadata-invalid': {
    title: 'Not valid SAML metadata',
    meaning: 'The XML does not describe an identity provider, so it cannot be used for logins.',
    cause: 'The metadata of a service provider or a web page was pasted instead, or the end is missing.',
    fix: 'Download the metadata of the identity provider again and paste all of it, starting with EntityDescriptor.',
  },
  'metadata-unreachable': {
    title: 'The metadata could not be loaded',
    meaning: 'We requested the metadata from the address and did not get anything usable.',
    cause:
      'The address is misspelled, works only inside your network, requires a login, or responds too slowly.',
    fix: 'Open it in a private window from outside your network. If that fails, paste the metadata instead.',
  },
  'issuer-unreachable': {
    title: 'No OpenID provider responds there',
    meaning: 'We looked for the configuration of the issuer and found none that fits.',
    cause:
      'The issuer is misspelled, has an extra slash at the end, or works only inside your network. Or its configuration names another issuer.',
    fix: 'Open the issuer followed by `/.well-known/openid-configuration` in a browser, and copy `issuer` from there exactly.',
  },
  'user-already-on-account': {
    title: 'The person is already on the account',
    meaning: 'No invitation was sent, because this email address belongs to a member.',
    cause: 'The person accepted an earlier invitation, perhaps with different capitalization.',
    fix: 'Find them in the list of members and change their roles there.',
  },
  'max-team-members-reached': {
    title: 'The team is full',
    meaning: 'The account has as many members as it has seats. Open invitations count.',
    cause: 'Every seat is taken, or a plan that brought seats has ended. Members stay when it ends.',
    fix: 'Remove a member or revoke an invitation, or choose a plan with more seats. Our sales team can add seats to any plan.',
    sales: 'team-size',
  },
  'last-owner': {
    title: 'The account needs an owner',
    meaning: 'This would have left the account without an owner, so it was not done.',
    cause: 'You tried to remove the only owner, or to take the role away from them.',
    fix: 'Make another member an owner first.',
  },
  'organization-name-taken': {
    title: 'The name is taken',
    meaning: 'Another organization has this name, or one that results in the same key.',
    cause: 'Your company may already be registered.',
    fix: 'Ask your colleagues whether there is an organization to join. Otherwise, choose a longer name.',
  },
  'already-in-organization': {
    title: 'The account already belongs to an organization',
    meaning: 'An account can belong to only one organization.',
    cause: 'It joined or registered one earlier, perhaps through another owner.',
    fix: 'To join another organization, leave this one first.',
  },
  'identity-provider-exists': {
    title: 'There is already an identity provider',
    meaning: 'An organization can have only one identity provider.',
    cause: 'It was set up earlier, perhaps by another owner.',
    fix: 'Update the existing one, or delete it first.',
  },
  'identity-provider-active': {
    title: 'The identity provider is active',
    meaning: 'People currently log in with it, so you cannot delete it or replace it with another type.',
    cause: 'It has not been deactivated.',
    fix: 'Tell your members, deactivate it, and then try again.',
  },
  'identity-provider-inactive': {
    title: 'The identity provider is not active',
    meaning: 'It is already turned off.',
    cause: 'Someone else deactivated it after you opened the page.',
    fix: 'Reload the page.',
  },
  'identity-provider-not-tested': {
    title: 'Test the identity provider first',
    meaning:
      'You can activate it after someone has logged in with it successfully, so that no one is locked out.',
    cause: 'It was never tested, the test failed, or the settings were changed after the test.',
    fix: 'Use “Test” on the single sign-on page, and then activate it.',
  },
  'recovery-owner-required': {
    title: 'An owner needs another way to log in',
    meaning: 'If the identity provider fails, someone must still be able to log in.',
    cause: 'No owner of the account has both a password and a second factor.',
    fix: 'Have an owner set a password and a second factor in their profile, and then activate the provider.',
  },
  'primary-contact': {
    title: 'This is the primary contact',
    meaning: 'An account always has a primary contact, so you cannot remove this one.',
    cause: 'You tried to remove the contact that is marked as primary.',
    fix: 'Mark another contact as primary first.',
  },
  'contact-not-confirmed': {
    title: 'The contact is not confirmed',
    meaning: 'We send notices only to people who have agreed to receive them.',
    cause: 'The person has not followed the link in the confirmation email.',
    fix: 'Send the confirmation again, and ask the person to check their spam folder.',
  },
  'webhook-signature-invalid': {
    title: 'The signature of a report is not valid',
    meaning: 'A report of the mail provider was not taken.',
    cause:
      'It was signed with another secret, its body was changed on the way, or the clocks differ by more than five minutes.',
    fix: 'Compare the secret on both sides and send the report again. The signature is over the bytes of the body.',
  },
  'mail-events-not-configured': {
    title: 'Reports about mails are not set up',
    meaning: 'This server does not take reports about bounces and complaints.',
    cause: 'No secret for such reports is configured.',
    fix: 'The operator of this server has to configure the secret that the mail service signs with.',
  },
  'contact-changed': {
    title: 'Someone else changed the contact',
    meaning: 'Your edit was based on an older version of the contact, so it was not saved.',
    cause: 'Another person or another tab saved the same contact after you opened it.',
    fix: 'Review the current contact, and save again if your edit still makes sense. A program reads the contact again and sends its new `version`.',
  },
  'contact-exists': {
    title: 'The contact already exists',
    meaning: 'Another contact of the account has this email address.',
    cause: 'Someone added it earlier.',
    fix: 'Edit the existing contact.',
  },
  'too-many-contacts': {
    title: 'The account has the maximum number of contacts',
    meaning: 'You cannot add another contact.',
    cause: 'The account has reached the limit in the message.',
    fix: 'Delete contacts that you no longer need, or use the address of a group.',
  },
  'metadata-xml-or-url': {
    title: 'Provide one source of metadata',
    meaning: 'Provide the metadata either as text or as an address.',
    cause: 'Both fields were filled in, or neither.',
    fix: 'Fill in one of the fields and leave the other empty.',
  },
  'transient-attribute-required': {
    title: 'Name an attribute that stays the same',
    meaning:
      'With transient ids, people get a new id at each login, so we need something else to recognize them.',
    cause: 'The NameID format is transient, and no attribute is named.',
    fix: 'Name an attribute that never changes for a person, such as an employee number, or choose a persistent format.',
  },
  'organization-owner-required': {
    title: 'Only the account that registered the organization can do this',
    meaning:
      'Your account joined the organization. The account that registered it manages its name and identity provider.',
    cause: 'You are in an account that joined the organization.',
    fix: 'Switch to the account that registered it, or ask its owners.',
  },
  'invitation-for-another-address': {
    title: 'The invitation is for another email address',
    meaning: 'Only the person it was sent to can accept an invitation.',
    cause: 'You are logged in with a different email address from the one that was invited.',
    fix: 'Log out and log in with the invited address, or ask the owner to invite the address you use.',
  },
  'organization-owner-stays': {
    title: 'The account that registered the organization cannot leave',
    meaning: 'An organization cannot exist without the account that registered it.',
    cause: 'That account tried to leave.',
    fix: 'If the organization is no longer needed, delete it. Its accounts can then join or register another.',
  },
  'own-internal-role': {
    title: 'You cannot remove your own staff role',
    meaning: 'Staff cannot remove their own role, so that they do not lock themselves out.',
    cause: 'The person you chose is you.',
    fix: 'Ask another member of staff.',
  },
} as const satisfies Record<string, ErrorHelp>
