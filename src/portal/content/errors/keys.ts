import type { ErrorHelp } from './help.ts'

export const keysHelp = {
  'end-before-start': {
    title: 'The end is before the start',
    meaning: 'A report cannot end before it begins.',
    cause: 'The two dates have changed places, or only one of them was moved.',
    fix: 'Choose an end on the day of the start or later.',
  },
  'range-too-long': {
    title: 'The time is too long for one report',
    meaning: 'One report covers six months at most.',
    cause: 'Start and end are further apart than that.',
    fix: 'Ask for several reports, one after the other.',
  },
  'unknown-time-zone': {
    title: 'The time zone is not known',
    meaning: 'Days begin at other moments in each time zone, and there is none of this name.',
    cause: 'A misspelt name, an offset such as +02:00, or a short form that several places share.',
    fix: 'Name the zone as the IANA database does: `Europe/Berlin`, `America/New_York`, or `UTC`.',
  },
  'report-too-large': {
    title: 'The report is too large',
    meaning: 'The report would have more rows than one answer holds.',
    cause: 'Many keys over many days.',
    fix: 'Choose a shorter time or fewer keys.',
  },
  'expiration-out-of-range': {
    title: 'The moment is too far away',
    meaning: 'The moment must lie ahead, within the next 24 hours.',
    cause: 'It has passed already, or is later than that. A clock or a time zone that is off does it.',
    fix: 'Choose a moment from now until this time tomorrow, and send it in UTC.',
  },
  'key-changed': {
    title: 'Somebody else changed the key',
    meaning: 'The edit was made of an older version of the key, so it was not written.',
    cause: 'Another person, or another tab, saved the same key after the page was opened.',
    fix: 'Look at what the key is now, and save again if your edit still fits. A program reads the key once more and sends its new `version`.',
  },
  'limit-changed': {
    title: 'Somebody else changed the limit',
    meaning: 'The limit has another number than the one that was to be replaced, so it was not written.',
    cause: 'Another person, or another tab, changed the limit after the page was opened.',
    fix: 'Look at the number that it has now, and save again if yours still fits. A program sends it as `instead_of`.',
  },
  'expires-in-past': {
    title: 'The key would have expired already',
    meaning: 'A key can expire at a moment to come, or never.',
    cause: 'A date of the past, or a clock or time zone that is off.',
    fix: 'Choose a later moment. To stop a key now, pause or delete it.',
  },
  'license-not-held': {
    title: 'The account does not hold this license',
    meaning: 'A key can be held to licenses of its own account only.',
    cause: 'The license belongs to another account, or nobody has bought it.',
    fix: 'Choose among the licenses of the account, or leave the key open to all of them.',
  },
  'rotation-under-way': {
    title: 'The key is being rotated',
    meaning: 'Two tokens of the key work at the moment, and a third would end one that may be in use.',
    cause: 'The token was rotated lately and its overlap is not over.',
    fix: 'Retire the old token, or wait for its end, and rotate then.',
  },
  'token-in-use': {
    title: 'The old token is still used',
    meaning: 'Lookups came with the old token within the last hour, and would fail without it.',
    cause: 'A system has not got the new token yet.',
    fix: 'Give the new token to the systems that are left. To end the old one all the same, type the label of the key.',
  },
  'label-mismatch': {
    title: 'The label is another one',
    meaning: 'Ending a token that is in use asks for the label of its key, and what came is not it.',
    cause: 'A slip, or the label of another key.',
    fix: 'Type the label exactly as the list shows it.',
  },
  'ip-range-invalid': {
    title: 'This is no address and no range',
    meaning: 'A secret key can be held to IP addresses and to ranges of them; the text is neither.',
    cause:
      'A hostname, a range with a hyphen, a number above 255, a leading zero, or a prefix that is longer than the address.',
    fix: 'Enter one address or one range for each entry: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`.',
  },
  'ip-range-too-wide': {
    title: 'The range is too wide',
    meaning: 'The range holds so many addresses that it would protect nothing.',
    cause: 'A prefix shorter than /8, or than /16 in IPv6, often a slip such as `0.0.0.0/0` for any address.',
    fix: 'Name the ranges of your servers. To let any address in, leave the list empty.',
  },
  'hostname-whitespace': {
    title: 'A hostname has no spaces',
    meaning: 'There is a space or a line break in the hostname.',
    cause: 'Pasted text often brings one at its end, or two hostnames were entered at once.',
    fix: 'Remove the space; add each hostname by itself.',
  },
  'hostname-only-asterisks': {
    title: 'The hostname is nothing but asterisks',
    meaning: 'Such a hostname would let every site in the world use your key.',
    cause: 'Only * was entered, or *.*',
    fix: 'Name your domain, and put *. in front of it for all its subdomains: `*.northwind.example`.',
  },
  'hostname-has-protocol': {
    title: 'Leave out the protocol',
    meaning: 'A hostname does not begin with https:// or another protocol.',
    cause: 'The address was copied from the address bar.',
    fix: 'Enter only the part between the slashes: `shop.northwind.example`.',
  },
  'hostname-has-path': {
    title: 'Leave out the path',
    meaning: 'A hostname ends before the first slash; a key is authorized for the whole host.',
    cause: 'The address of a page was copied, with its path or query.',
    fix: 'Remove everything from the first slash on.',
  },
  'hostname-invalid': {
    title: 'This is no hostname',
    meaning: 'The text cannot be the name of a host.',
    cause:
      'A port, an underscore, two dots in a row, a hyphen at the edge, or an asterisk that does not stand at the front.',
    fix: 'Enter a name such as `shop.northwind.example` or an address such as `203.0.113.7`, without a port.',
  },
  'hostname-exists': {
    title: 'The hostname is there already',
    meaning: 'The key may be used on this hostname already. Nothing was changed.',
    cause: 'Somebody added it before. Upper and lower case make no difference.',
    fix: 'Nothing needs to be done. If it is deactivated, activate it again.',
  },
  'too-many-hostnames': {
    title: 'The key has as many hostnames as it can',
    meaning: 'No further hostname can be added to this key.',
    cause: 'The limit in the message is reached.',
    fix: 'Remove one that is not used, stand several under one `*.` in front of the domain, or create another key.',
  },
  'key-pending': {
    title: 'The key is deleted',
    meaning: 'A deleted key waits thirty days and cannot be changed in that time.',
    cause: 'Somebody deleted it, perhaps while your page was open.',
    fix: 'Recover it under “Deleted”, then repeat the change.',
  },
  'key-not-deleted': {
    title: 'The key is not deleted',
    meaning: 'There is nothing to recover: the key is in use.',
    cause: 'It has been recovered already, perhaps by somebody else.',
    fix: 'Reload the list.',
  },
  'recovery-deadline-passed': {
    title: 'The key is gone',
    meaning: 'A deleted key can be recovered for thirty days. They are over.',
    cause: 'The deadline passed between the loading of the page and your click, or before.',
    fix: 'Create a new key and put its token where the old one was.',
  },
  'too-many-keys': {
    title: 'The account has as many secret keys as it can',
    meaning: 'No further secret key can be created.',
    cause: 'The limit in the message is reached. Deleted keys do not count.',
    fix: 'Delete keys that are not used. If a program makes keys by itself, let it reuse them.',
  },
  'too-many-embedded-keys': {
    title: 'The account has as many embedded keys as it can',
    meaning: 'No further embedded key can be created.',
    cause: 'The limit in the message is reached. Deleted keys do not count.',
    fix: 'Delete keys that are not used; one key can serve many hostnames.',
  },
  'limit-exists': {
    title: 'The key has a limit already',
    meaning: 'A key has one limit at most, and this one has it.',
    cause: 'It was added before, perhaps by somebody else in the meantime.',
    fix: 'Change or reset the limit that is there.',
  },
} as const satisfies Record<string, ErrorHelp>
