import type { ErrorHelp } from './help.ts'

/** Staff acting as another person. */
export const actingHelp = {
  'acting-as-staff': {
    title: 'You can’t act as another staff member',
    meaning: 'You can act only as customers, so that no staff member uses another’s permissions.',
    cause: 'The person you chose is a staff member.',
    fix: 'Ask your colleague to do it.',
  },
} as const satisfies Record<string, ErrorHelp>

export const teamHelp = {
  'closing-name-differs': {
    title: 'This isn’t the account’s name',
    meaning:
      'The account isn’t closed. Its name has to be typed, so that no one closes another one by mistake.',
    cause: 'The name is misspelled, or someone renamed the account.',
    fix: 'Type the name exactly as the page shows it, with upper and lower case.',
  },
  'closing-blocked': {
    title: 'The account can’t be closed yet',
    meaning: 'The account isn’t closed, and nothing has changed.',
    cause:
      'An order that you use isn’t paid, a payment isn’t finished, a bank disputes a payment, or the account owns an organization.',
    fix: 'Open account settings and press Close account: it says what to settle first, and where.',
  },
  'export-not-ready': {
    title: 'The export isn’t ready yet',
    meaning: 'There is no file to download.',
    cause: 'The export is still in progress, or was deleted after seven days.',
    fix: 'Wait until account settings say that it is ready, or start another one.',
  },
  'export-link-expired': {
    title: 'The link to the export no longer works',
    meaning: 'Nothing is downloaded.',
    cause:
      'The link is older than 24 hours, the export was deleted or replaced, or you don’t own the account that it is of.',
    fix: 'Open account settings as an owner of the account, and press Download.',
  },
  'account-not-closing': {
    title: 'The account isn’t being closed',
    meaning: 'There is no closing to hold or to release.',
    cause: 'An owner has restored the account, or its erasure has begun.',
    fix: 'Reload the page to see how the account is now.',
  },
  'invitation-link-invalid': {
    title: 'The invitation is no longer valid',
    meaning: 'The link doesn’t give you access to the account.',
    cause: 'The invitation was accepted, revoked, or sent again, or it expired. Only the newest link works.',
    fix: 'Ask an account owner to send it again.',
  },
  'contact-link-invalid': {
    title: 'The contact confirmation link is no longer valid',
    meaning: 'The contact’s email address isn’t confirmed.',
    cause: 'The link was already used, expired, or was replaced by a newer one.',
    fix: 'Ask a member of the account to send the confirmation again, and use the newest email.',
  },
  'metadata-invalid': {
    title: 'The SAML metadata isn’t valid',
    meaning: 'The XML doesn’t describe an identity provider, so you can’t use it for logins.',
    cause: 'It’s a service provider’s metadata or a web page, or its end is missing.',
    fix: 'Download your identity provider’s metadata again and paste all of it, starting with EntityDescriptor.',
  },
  'metadata-unreachable': {
    title: 'We couldn’t load the metadata',
    meaning: 'We requested the metadata from the URL and got no usable response.',
    cause: 'The URL is misspelled, works only inside your network, requires a login, or is too slow.',
    fix: 'Open it in a private window from outside your network. If that fails, paste the metadata instead.',
  },
  'issuer-unreachable': {
    title: 'We couldn’t reach the OpenID provider',
    meaning: 'We found no OpenID configuration that we can use at this address.',
    cause:
      'The issuer is misspelled or works only inside your network. Or its configuration offers no login.',
    fix: 'Open the issuer followed by `/.well-known/openid-configuration` in a browser, and copy `issuer` exactly.',
  },
  'issuer-mismatch': {
    title: 'The issuer has another name',
    meaning: 'We reached the provider, but its configuration names another issuer than the one you entered.',
    cause: 'A slash at the end is missing or too many, or the provider uses a custom domain.',
    fix: 'Open the issuer followed by `/.well-known/openid-configuration` in a browser, and copy `issuer` exactly. Each login token names it, and we compare them letter by letter.',
  },
  'public-mail-domain': {
    title: 'Anyone can get an address in this domain',
    meaning: 'Only a domain whose addresses you give out can lead to your organization.',
    cause: 'The domain belongs to an email service for everyone.',
    fix: 'Add the domain of your company’s email addresses.',
  },
  'domain-exists': {
    title: 'The domain is already in the list',
    meaning: 'We didn’t add the domain, because your organization already has it.',
    cause: 'Another owner added it before.',
    fix: 'Find it in the list of domains, and verify it there.',
  },
  'domain-taken': {
    title: 'Another organization has the domain',
    meaning: 'A verified domain leads to one organization only.',
    cause: 'Another account of your company may have registered a separate organization.',
    fix: 'Join that organization with its key, or ask its owner to remove the domain. If you don’t know it, contact support.',
  },
  'domain-record-missing': {
    title: 'We couldn’t find the TXT record',
    meaning: 'We looked the record up in DNS, and didn’t find the value that verifies the domain.',
    cause:
      'The record is new and hasn’t spread yet, or its name or value differs. Some DNS services add the domain to the name automatically.',
    fix: 'Compare name and value, wait a few minutes, and verify again.',
  },
  'max-domains-reached': {
    title: 'The list of domains is full',
    meaning: 'An organization can have at most 20 domains.',
    cause: 'The list holds domains that were never verified or aren’t used anymore.',
    fix: 'Remove one of them, or contact support if you need more.',
  },
  'user-already-on-account': {
    title: 'This person is already a member',
    meaning: 'We didn’t send an invitation, because this email address belongs to a member.',
    cause: 'The person accepted an earlier invitation. Email addresses aren’t case-sensitive.',
    fix: 'Find them in the list of members and change their roles there.',
  },
  'max-team-members-reached': {
    title: 'The team is full',
    meaning: 'All the account’s seats are taken. Open invitations count.',
    cause:
      'You’ve filled every seat, or a plan that added seats has ended. Existing members stay when a plan ends.',
    fix: 'Remove a member, revoke an invitation, or choose a plan with more seats. Our sales team can add seats to any plan.',
    sales: 'team-size',
  },
  'last-owner': {
    title: 'The account needs an owner',
    meaning: 'We didn’t make this change, because the account would have no owner.',
    cause: 'You tried to remove the only owner or their owner role.',
    fix: 'Make another member an owner first.',
  },
  'roles-changed': {
    title: 'Someone else changed the roles',
    meaning: 'The person no longer has the roles you were replacing, so we didn’t save your change.',
    cause: 'Another owner or another tab changed the roles after you opened them.',
    fix: 'Review the current roles, and change them again if you still want to. In code, send the current roles as `instead_of`.',
  },
  'organization-name-taken': {
    title: 'The name is taken',
    meaning: 'Another organization has this name, or one that results in the same key.',
    cause: 'Your company may already be registered.',
    fix: 'Ask your colleagues whether there’s an organization to join. If not, choose a longer name.',
  },
  'already-in-organization': {
    title: 'The account already belongs to an organization',
    meaning: 'An account can belong to only one organization.',
    cause: 'One of the account’s owners joined or registered an organization earlier.',
    fix: 'To join another organization, leave this one first.',
  },
  'identity-provider-exists': {
    title: 'The organization already has an identity provider',
    meaning: 'An organization can have only one identity provider.',
    cause: 'You or another owner set one up earlier.',
    fix: 'Update the existing one, or delete it first.',
  },
  'identity-provider-active': {
    title: 'The identity provider is active',
    meaning: 'People log in with it, so you can’t delete it or replace it with another type.',
    cause: 'The identity provider hasn’t been deactivated.',
    fix: 'Notify your members, deactivate it, and then try again.',
  },
  'identity-provider-inactive': {
    title: 'The identity provider isn’t active',
    meaning: 'It’s already deactivated.',
    cause: 'Someone else deactivated it after you opened the page.',
    fix: 'Reload the page.',
  },
  'identity-provider-not-tested': {
    title: 'Test the identity provider first',
    meaning: 'To keep members from being locked out, a test login must succeed before you activate it.',
    cause: 'It was never tested, the test failed, or the settings changed after the test.',
    fix: 'Select “Test” on the single sign-on page, and then activate it.',
  },
  'recovery-owner-required': {
    title: 'An owner needs another login method',
    meaning: 'If the identity provider fails, at least one owner must still be able to log in.',
    cause: 'No owner of the account has both a password and a second factor.',
    fix: 'Have an owner set up a password and a second factor in their profile. Then activate the provider.',
  },
  'primary-contact': {
    title: 'You can’t remove the primary contact',
    meaning: 'An account always has a primary contact, and it’s this one.',
    cause: 'You tried to remove the contact marked as primary.',
    fix: 'Mark another contact as primary first.',
  },
  'contact-not-confirmed': {
    title: 'The contact isn’t confirmed',
    meaning: 'We send notices only to people who agreed to receive them.',
    cause: 'The person hasn’t opened the link in the confirmation email.',
    fix: 'Send the confirmation again, and ask the person to check their spam folder.',
  },
  'webhook-signature-invalid': {
    title: 'The event signature isn’t valid',
    meaning: 'We rejected an event from the email provider.',
    cause:
      'It was signed with another secret, its body was changed in transit, or the clocks differ by more than five minutes.',
    fix: 'Compare the secret on both sides and send the event again. Sign the raw bytes of the body.',
  },
  'mail-events-not-configured': {
    title: 'Email events aren’t set up',
    meaning: 'This server doesn’t accept bounce and complaint events.',
    cause: 'No signing secret for these events is configured.',
    fix: 'Ask the server’s operator to configure the email provider’s signing secret.',
  },
  'contact-changed': {
    title: 'Someone else changed the contact',
    meaning: 'Your edit is based on an older version of the contact, so we didn’t save it.',
    cause: 'Another person or another tab saved the contact after you opened it.',
    fix: 'Review the current contact, and save again if you still want your edit. In code, read the contact again and send its new `version`.',
  },
  'contact-exists': {
    title: 'The contact already exists',
    meaning: 'Another contact of the account has this email address.',
    cause: 'Someone added it earlier.',
    fix: 'Edit the existing contact.',
  },
  'too-many-contacts': {
    title: 'You’ve reached the contact limit',
    meaning: 'You can’t add another contact.',
    cause: 'Your account has as many contacts as the message allows.',
    fix: 'Delete contacts you no longer need, or use a group’s email address.',
  },
  'metadata-xml-or-url': {
    title: 'Provide one source of metadata',
    meaning: 'Provide the metadata either as XML or as a URL.',
    cause: 'Both fields are filled in, or both are empty.',
    fix: 'Fill in one field and leave the other empty.',
  },
  'transient-attribute-required': {
    title: 'Choose an attribute that stays the same',
    meaning: 'Transient IDs change at each login, so we need another way to recognize each person.',
    cause: 'The NameID format is transient, and no attribute is set.',
    fix: 'Enter an attribute that never changes for a person, such as an employee number. Or choose a persistent format.',
  },
  'too-many-provisioning-tokens': {
    title: 'The organization has two provisioning tokens',
    meaning: 'We didn’t create another token. The existing ones still work.',
    cause: 'An organization can have two tokens, so that the next one works before the old one ends.',
    fix: 'Delete the token that your identity provider no longer uses, and create the new one then.',
  },
  'call-not-kept': {
    title: 'The provisioning call can’t be replayed',
    meaning: 'We don’t keep every rejected call, and this one isn’t there to perform again.',
    cause:
      'Its body couldn’t be read or was too large, its token had expired, or the call was applied without some values.',
    fix: 'Fix the cause, and provision the person or the group again at your identity provider.',
  },
  'call-already-replayed': {
    title: 'The provisioning call was replayed already',
    meaning: 'A replay of this call was applied, so we didn’t perform it again.',
    cause: 'You or another owner replayed it before.',
    fix: 'Nothing to do. The list of rejected calls shows when it was replayed.',
  },
  'expiration-passed': {
    title: 'The end is in the past',
    meaning: 'We didn’t create the token, because it would never work.',
    cause: 'The time that you chose has passed.',
    fix: 'Choose a later time, or create a token without an end.',
  },
  'group-mapped-twice': {
    title: 'A group is mapped twice',
    meaning: 'We didn’t change the roles of groups.',
    cause: 'Two rows have the same group name. Names that differ only in case are the same.',
    fix: 'Put all roles of the group in one row.',
  },
  'organization-owner-required': {
    title: 'Only the account that registered the organization can do this',
    meaning: 'The account that registered the organization manages its name and identity provider.',
    cause: 'You’re in an account that joined the organization.',
    fix: 'Switch to the account that registered it, or ask its owners.',
  },
  'invitation-for-another-address': {
    title: 'The invitation is for another email address',
    meaning: 'You can accept an invitation only with the email address it was sent to.',
    cause: 'You’re logged in with a different email address.',
    fix: 'Log out and log in with the invited address, or ask the owner to invite the address you use.',
  },
  'organization-owner-stays': {
    title: 'The account that registered the organization can’t leave',
    meaning: 'An organization can’t exist without the account that registered it.',
    cause: 'That account tried to leave.',
    fix: 'If you no longer need the organization, delete it. Its accounts can then join or register another.',
  },
  'organization-owner-manages-keys': {
    title: 'Your account always manages its own keys',
    meaning: 'Nothing changed. Only accounts that joined choose whether the organization sees their keys.',
    cause: 'Your account registered the organization.',
    fix: 'To choose for another account, switch to it, or ask its owners.',
  },
  'own-internal-role': {
    title: 'You can’t change your own staff role',
    meaning: 'Staff members can’t grant or remove their own role: a second one always decides.',
    cause: 'The person you chose is you.',
    fix: 'Ask another staff member.',
  },
} as const satisfies Record<string, ErrorHelp>
