import type { ErrorHelp } from './help.ts'

export const keysHelp = {
  'end-before-start': {
    title: 'The end date is before the start date',
    meaning: 'A report must end on or after its start date.',
    cause: 'The two dates are swapped, or only one of them was changed.',
    fix: 'Choose an end date on or after the start date.',
  },
  'range-too-long': {
    title: 'The date range is too long',
    meaning: 'A report covers at most six months.',
    cause: 'The start and end dates are more than six months apart.',
    fix: 'Choose a shorter range, or request several reports.',
  },
  'unknown-time-zone': {
    title: 'Unknown time zone',
    meaning: 'The report needs a time zone to split usage into days, and this name doesn’t exist.',
    cause: 'It’s misspelled, an offset such as +02:00, or an abbreviation that several places share.',
    fix: 'Use a name from the IANA database, such as `Europe/Berlin`, `America/New_York`, or `UTC`.',
  },
  'hostname-whitespace': {
    title: 'Hostnames can’t have spaces',
    meaning: 'The hostname contains a space or a line break.',
    cause: 'Pasted text often ends with a space, or two hostnames were entered at once.',
    fix: 'Remove the space, and add one hostname at a time.',
  },
  'hostname-only-asterisks': {
    title: 'A hostname can’t be only asterisks',
    meaning: 'This hostname would let every website use your key.',
    cause: 'Only * or *.* was entered.',
    fix: 'Enter your domain. To include all its subdomains, start with *. as in `*.northwind.example`.',
  },
  'hostname-has-protocol': {
    title: 'Remove the protocol',
    meaning: 'A hostname doesn’t include https:// or any other protocol.',
    cause: 'It was copied from the browser’s address bar.',
    fix: 'Enter only the part between the slashes: `shop.northwind.example`.',
  },
  'hostname-has-path': {
    title: 'Remove the path',
    meaning: 'A hostname ends before the first slash. A key is authorized for the whole host.',
    cause: 'A page’s URL was copied with its path or query.',
    fix: 'Remove the first slash and everything after it.',
  },
  'hostname-has-port': {
    title: 'Remove the port',
    meaning: 'A hostname has no port. A key is authorized for every port of the host.',
    cause: 'The address of a development server was copied with its port, such as `localhost:8080`.',
    fix: 'Remove the colon and the number after it.',
  },
  'hostname-invalid': {
    title: 'The hostname isn’t valid',
    meaning: 'The text isn’t a valid hostname.',
    cause:
      'It has an underscore, two dots in a row, a hyphen at either end, or an asterisk that isn’t at the start.',
    fix: 'Enter a name such as `shop.northwind.example` or an address such as `203.0.113.7`.',
  },
  'hostname-open-to-anyone': {
    title: 'The hostname is a public suffix',
    meaning:
      'Anyone can register a name under a public suffix such as `com`, `co.uk`, or `github.io`, so anyone could use your key.',
    cause: 'A public suffix was entered, with or without `*.` in front.',
    fix: 'Authorize only names you own: `northwind.co.uk`, or `*.northwind.co.uk` for its subdomains.',
  },
  'hostname-exists': {
    title: 'The hostname is already authorized',
    meaning: 'The key already works on this hostname. Nothing changed.',
    cause: 'Someone added it earlier. Hostnames aren’t case-sensitive.',
    fix: 'You don’t need to do anything. If the hostname is deactivated, activate it again.',
  },
  'too-many-hostnames': {
    title: 'The key has reached its hostname limit',
    meaning: 'You can’t add another hostname to this key.',
    cause: 'The key has as many hostnames as the message allows.',
    fix: 'Remove an unused hostname, replace several with one that starts with `*.`, or create another key.',
  },
  'key-pending': {
    title: 'The key is deleted',
    meaning: 'You can recover a deleted key for 30 days, but you can’t change it until you do.',
    cause: 'Someone deleted it, perhaps while your page was open.',
    fix: 'Recover it under “Deleted”, and then make your change.',
  },
  'key-changed': {
    title: 'Someone else changed the key',
    meaning: 'Your edit is based on an older version of the key, so we didn’t save it.',
    cause: 'Another person or another tab saved the key after you opened the page.',
    fix: 'Review the current key, and save again if you still want your edit. In code, read the key again and send its new `version`.',
  },
  'limit-changed': {
    title: 'Someone else changed the limit',
    meaning: 'The limit is no longer the number you were replacing, so we didn’t save your change.',
    cause: 'Another person or another tab changed the limit after you opened the page.',
    fix: 'Review the current limit, and save again if you still want yours. In code, send the current number as `instead_of`.',
  },
  'expires-in-past': {
    title: 'The expiration date is in the past',
    meaning: 'A key can expire at a future time, or never.',
    cause: 'The date has passed, or a clock or time zone is wrong.',
    fix: 'Choose a later time. To stop a key now, pause or delete it.',
  },
  'license-not-held': {
    title: 'Your account doesn’t have this license',
    meaning: 'You can restrict a key only to your account’s licenses.',
    cause: 'The license belongs to another account, or it was never purchased.',
    fix: 'Choose from your account’s licenses, or let the key use all of them.',
  },
  'rotation-under-way': {
    title: 'The key is already being rotated',
    meaning: 'Two tokens of the key work right now. Another rotation would end one that may be in use.',
    cause: 'The token was rotated recently, and both tokens are still valid.',
    fix: 'Retire the old token or wait until it ends. Then rotate again. If a token leaked, rotate without an overlap: both old tokens end within 5 seconds.',
  },
  'token-in-use': {
    title: 'The old token is still in use',
    meaning: 'Lookups used the old token within the last hour. They’d fail without it.',
    cause: 'At least one system doesn’t have the new token yet.',
    fix: 'Deploy the new token to the remaining systems. To end the old one anyway, type the key’s label.',
  },
  'label-mismatch': {
    title: 'The label doesn’t match',
    meaning: 'To end a token that’s in use, you have to type its key’s label. Your text is different.',
    cause: 'It has a typo, or it’s another key’s label.',
    fix: 'Type the label exactly as it appears in the list.',
  },
  'key-not-deleted': {
    title: 'The key isn’t deleted',
    meaning: 'The key is in use, so there’s nothing to recover.',
    cause: 'Someone already recovered it.',
    fix: 'Reload the list.',
  },
  'recovery-deadline-passed': {
    title: 'The key can no longer be recovered',
    meaning: 'You can recover a deleted key for 30 days, and that time has passed.',
    cause: 'The deadline passed, perhaps while the page was open.',
    fix: 'Create a new key, and replace the old token with the new one.',
  },
  'too-many-keys': {
    title: 'You’ve reached the secret key limit',
    meaning: 'You can’t create another secret key.',
    cause: 'Your account has as many secret keys as the message allows. Deleted keys don’t count.',
    fix: 'Delete unused keys. If a program creates keys, let it reuse them.',
  },
  'tip-gone': {
    title: 'The tip no longer applies',
    meaning: 'Only a tip that applies to the key now can be dismissed.',
    cause: 'Someone fixed the key or its facts changed after you opened the page.',
    fix: 'Reload Health to see the current tips of the key.',
  },
  'too-many-dismissals': {
    title: 'You’ve reached the limit of dismissed tips',
    meaning: 'You can’t dismiss another tip.',
    cause: 'The account already has 2,000 dismissed tips.',
    fix: 'Fix the keys instead, or restore tips that you no longer need to hide.',
  },
  'too-many-dismissed-hostnames': {
    title: 'The key has too many dismissed hostnames',
    meaning: 'You can’t dismiss another rejected hostname of this key.',
    cause: 'People have marked 1,000 hostnames of this key as not yours.',
    fix: 'If strangers use the ID of the key, create another embedded key for your pages and delete this one. Or restore hostnames that you marked.',
  },
  'limit-exists': {
    title: 'The key already has a limit',
    meaning: 'A key can have only one limit.',
    cause: 'You or someone else added the limit earlier.',
    fix: 'Change or reset the existing limit.',
  },
  'too-many-embedded-keys': {
    title: 'You’ve reached the embedded key limit',
    meaning: 'You can’t create another embedded key.',
    cause: 'Your account has as many embedded keys as the message allows. Deleted keys don’t count.',
    fix: 'Delete unused keys. One key can have many hostnames.',
  },
  'report-too-large': {
    title: 'The report is too large',
    meaning: 'The report has more rows than one response can return.',
    cause: 'It covers many keys over many days.',
    fix: 'Choose a shorter date range or fewer keys.',
  },
  'ip-range-invalid': {
    title: 'The IP address or range isn’t valid',
    meaning: 'You can restrict a secret key to IP addresses and ranges. This text is neither.',
    cause:
      'It’s a hostname, a range with a hyphen, a number above 255, a leading zero, or a prefix longer than the address.',
    fix: 'Enter one address or range per entry: `203.0.113.7`, `203.0.113.0/24`, or `2001:db8::/48`.',
  },
  'ip-range-too-wide': {
    title: 'The IP range is too wide',
    meaning: 'The range includes so many addresses that it wouldn’t protect your key.',
    cause: 'The prefix is shorter than /8, or /16 for IPv6. Often it’s `0.0.0.0/0`.',
    fix: 'Enter your servers’ ranges. To allow every address, leave the list empty.',
  },
  'expiration-out-of-range': {
    title: 'The time is out of range',
    meaning: 'The time must be within the next 24 hours.',
    cause: 'The time has passed or is too far ahead, or a clock or time zone is wrong.',
    fix: 'Choose a time within the next 24 hours, and send it in UTC.',
  },
} as const satisfies Record<string, ErrorHelp>
