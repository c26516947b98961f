import type { ErrorHelp } from './help.ts'

export const keysHelp = {
  'end-before-start': {
    title: 'The end is before the start',
    meaning: 'A report cannot end before it begins.',
    cause: 'The two dates are swapped, or only one of them was moved.',
    fix: 'Choose an end date on or after the start date.',
  },
  'range-too-long': {
    title: 'The period is too long for one report',
    meaning: 'One report covers at most six months.',
    cause: 'The start and end dates are further apart than that.',
    fix: 'Request several reports, one after the other.',
  },
  'unknown-time-zone': {
    title: 'Unknown time zone',
    meaning: 'Days begin at different times in each time zone, and no time zone has this name.',
    cause: 'A misspelled name, an offset such as +02:00, or an abbreviation that several places share.',
    fix: 'Use the name from the IANA database: `Europe/Berlin`, `America/New_York` or `UTC`.',
  },
  'hostname-whitespace': {
    title: 'A hostname has no spaces',
    meaning: 'The hostname contains a space or a line break.',
    cause: 'Pasted text often ends with one, or two hostnames were entered at once.',
    fix: 'Remove the space, and add one hostname at a time.',
  },
  'hostname-only-asterisks': {
    title: 'The hostname consists of asterisks only',
    meaning: 'Such a hostname would let every site in the world use your key.',
    cause: 'Only * or *.* was entered.',
    fix: 'Enter your domain. To include all its subdomains, put *. in front of it: `*.northwind.example`.',
  },
  'hostname-has-protocol': {
    title: 'Leave out the protocol',
    meaning: 'A hostname does not begin with https:// or any other protocol.',
    cause: 'The address was copied from the address bar.',
    fix: 'Enter only the part between the slashes: `shop.northwind.example`.',
  },
  'hostname-has-path': {
    title: 'Leave out the path',
    meaning: 'A hostname ends before the first slash. A key is authorized for the whole host.',
    cause: 'The address of a page was copied with its path or query.',
    fix: 'Remove everything from the first slash on.',
  },
  'hostname-invalid': {
    title: 'Not a valid hostname',
    meaning: 'This text cannot be the name of a host.',
    cause:
      'It has a port, an underscore, two dots in a row, a hyphen at either end, or an asterisk that is not at the beginning.',
    fix: 'Enter a name such as `shop.northwind.example` or an address such as `203.0.113.7`, without a port.',
  },
  'hostname-open-to-anyone': {
    title: 'The hostname is open to anyone',
    meaning:
      'The hostname is a public suffix such as `com`, `co.uk` or `github.io`, with or without `*.` in front.',
    cause:
      'Anyone can register a name below a public suffix, so anyone could use the key on a page of their own.',
    fix: 'Authorize the names that are yours: `northwind.co.uk`, or `*.northwind.co.uk` for every name below it.',
  },
  'hostname-exists': {
    title: 'The hostname is already authorized',
    meaning: 'The key can already be used on this hostname. Nothing was changed.',
    cause: 'Someone added it earlier. Uppercase and lowercase letters make no difference.',
    fix: 'You do not need to do anything. If the hostname is deactivated, activate it again.',
  },
  'too-many-hostnames': {
    title: 'The key has the maximum number of hostnames',
    meaning: 'You cannot add another hostname to this key.',
    cause: 'The key has reached the limit in the message.',
    fix: 'Remove a hostname that is not used, replace several with one that begins with `*.`, or create another key.',
  },
  'key-pending': {
    title: 'The key is deleted',
    meaning: 'A deleted key is kept for thirty days. During that time you cannot change it.',
    cause: 'Someone deleted it, perhaps while your page was open.',
    fix: 'Recover it under “Deleted”, and then make your change.',
  },
  'key-changed': {
    title: 'Someone else changed the key',
    meaning: 'Your edit was based on an older version of the key, so it was not saved.',
    cause: 'Another person or another tab saved the same key after you opened the page.',
    fix: 'Review the current key, and save again if your edit still makes sense. A program reads the key again and sends its new `version`.',
  },
  'limit-changed': {
    title: 'Someone else changed the limit',
    meaning: 'The limit is no longer the number you were replacing, so your change was not saved.',
    cause: 'Another person or another tab changed the limit after you opened the page.',
    fix: 'Review the current number, and save again if yours still makes sense. A program sends the current number as `instead_of`.',
  },
  'expires-in-past': {
    title: 'The expiration date is in the past',
    meaning: 'A key can expire at a future time, or never.',
    cause: 'The date has passed, or a clock or time zone is wrong.',
    fix: 'Choose a later time. To stop a key now, pause or delete it.',
  },
  'license-not-held': {
    title: 'The account does not have this license',
    meaning: 'You can restrict a key only to licenses of its own account.',
    cause: 'The license belongs to another account, or it was never bought.',
    fix: 'Choose from the licenses of the account, or let the key use all of them.',
  },
  'rotation-under-way': {
    title: 'The key is already being rotated',
    meaning: 'Two tokens of the key work right now. A third would end one that may still be in use.',
    cause: 'The token was rotated recently, and both tokens are still valid.',
    fix: 'Retire the old token or wait until it ends. Then rotate again.',
  },
  'token-in-use': {
    title: 'The old token is still in use',
    meaning: 'Lookups used the old token within the last hour. Without it they would fail.',
    cause: 'At least one system does not have the new token yet.',
    fix: 'Give the new token to the remaining systems. To end the old one anyway, type the label of the key.',
  },
  'label-mismatch': {
    title: 'The label does not match',
    meaning:
      'To end a token that is in use, you have to type the label of its key. What you typed is different.',
    cause: 'A typo, or the label of another key.',
    fix: 'Type the label exactly as it appears in the list.',
  },
  'key-not-deleted': {
    title: 'The key is not deleted',
    meaning: 'There is nothing to recover, because the key is in use.',
    cause: 'It was already recovered, perhaps by someone else.',
    fix: 'Reload the list.',
  },
  'recovery-deadline-passed': {
    title: 'The key can no longer be recovered',
    meaning: 'You can recover a deleted key for thirty days. They are over.',
    cause: 'The deadline passed before you clicked, perhaps while the page was open.',
    fix: 'Create a new key, and replace the old token with the new one.',
  },
  'too-many-keys': {
    title: 'The account has the maximum number of secret keys',
    meaning: 'You cannot create another secret key.',
    cause: 'The account has reached the limit in the message. Deleted keys do not count.',
    fix: 'Delete keys that are not used. If a program creates keys, let it reuse them.',
  },
  'limit-exists': {
    title: 'The key already has a limit',
    meaning: 'A key can have only one limit.',
    cause: 'The limit was added earlier, perhaps by someone else.',
    fix: 'Change or reset the existing limit.',
  },
  'too-many-embedded-keys': {
    title: 'The account has the maximum number of embedded keys',
    meaning: 'You cannot create another embedded key.',
    cause: 'The account has reached the limit in the message. Deleted keys do not count.',
    fix: 'Delete keys that are not used. One key can serve many hostnames.',
  },
  'report-too-large': {
    title: 'The report is too large',
    meaning: 'The report would have more rows than one response can hold.',
    cause: 'It covers many keys over many days.',
    fix: 'Choose a shorter period or fewer keys.',
  },
  'ip-range-invalid': {
    title: 'Not an IP address or range',
    meaning: 'You can restrict a secret key to IP addresses and ranges. This text is neither.',
    cause:
      'A hostname, a range with a hyphen, a number above 255, a leading zero, or a prefix that is longer than the address.',
    fix: 'Enter one address or range per entry: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`.',
  },
  'ip-range-too-wide': {
    title: 'The range is too wide',
    meaning: 'The range includes so many addresses that it would not protect anything.',
    cause:
      'A prefix shorter than /8, or than /16 for IPv6. Often it is `0.0.0.0/0`, entered to allow every address.',
    fix: 'Enter the ranges of your servers. To allow every address, leave the list empty.',
  },
  'expiration-out-of-range': {
    title: 'The time is out of range',
    meaning: 'The time must be within the next 24 hours.',
    cause: 'It has already passed, or it is too far ahead. A wrong clock or time zone can cause this.',
    fix: 'Choose a time between now and this time tomorrow, and send it in UTC.',
  },
} as const satisfies Record<string, ErrorHelp>
