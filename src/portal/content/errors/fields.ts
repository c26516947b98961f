import type { ErrorHelp } from './help.ts'

/** What can be wrong with one field. */
export const fieldsHelp = {
  required: {
    title: 'A field is empty',
    meaning: 'The form cannot do without this field.',
    cause: 'It was left empty. Programs get it for a property that is missing, null or an empty text.',
    fix: 'Fill the field and send the form again.',
  },
  'too-short': {
    title: 'The text is too short',
    meaning: 'The field needs more characters than it has.',
    cause: 'A new password needs at least fifteen characters; some ids and tokens have a fixed length.',
    fix: 'Make it as long as the message says. A password of a few words is long and easy to remember.',
  },
  'too-long': {
    title: 'The text is too long',
    meaning: 'The field takes fewer characters than it has.',
    cause: 'More was typed or pasted than fits. The counter beside the field appears when room runs out.',
    fix: 'Shorten the text to the number in the message. Nothing is cut off by itself.',
  },
  'too-small': {
    title: 'The number is too small',
    meaning: 'The number is below the least that is allowed.',
    cause: 'A zero or negative number, or a page that comes before the first.',
    fix: 'Enter at least the number in the message.',
  },
  'too-large': {
    title: 'The number is too large',
    meaning: 'The number is beyond the most that is allowed.',
    cause: 'A digit too many, or a page size that no list has.',
    fix: 'Enter at most the number in the message.',
  },
  'too-few': {
    title: 'Too little is chosen',
    meaning: 'The list has fewer entries than are needed.',
    cause: 'Nothing was ticked, or a program sent an empty list.',
    fix: 'Choose at least as many as the message says.',
  },
  'too-many': {
    title: 'Too much is chosen',
    meaning: 'The list has more entries than one request takes.',
    cause: 'More was ticked or sent than fits.',
    fix: 'Choose fewer, and send the rest in another request.',
  },
  'invalid-email': {
    title: 'This is no e-mail address',
    meaning: 'The text does not have the form of an e-mail address.',
    cause:
      'The @ or the ending is missing, a space or a comma has slipped in, or a name stands around the address.',
    fix: 'Enter the bare address, such as `dana@northwind.example`.',
  },
  'invalid-option': {
    title: 'Choose one of the options',
    meaning: 'The value is none of those that can be chosen.',
    cause: 'Nothing was chosen, or the list has changed since the page was opened.',
    fix: 'Choose from the list. Programs send one of the values that the contract names, with the same letters.',
  },
  'invalid-type': {
    title: 'The value is of another kind',
    meaning: 'A number, a text or a list was expected, and something else came.',
    cause: 'Mostly a program that sends a number in quotes, or text in the place of an id.',
    fix: 'Send the type that the contract names for this field.',
  },
  'invalid-format': {
    title: 'The value has another form',
    meaning:
      'The kind is right, but not the way it is written. Many fields say in their message what they need.',
    cause: 'Characters that the field does not take, or an id, a date or an address that is not complete.',
    fix: 'Follow the message at the field. Dates are written 2026-10-31, countries with three letters.',
  },
  'unknown-field': {
    title: 'The field is not known',
    meaning:
      'The request has a field that the operation does not have. It is refused so that a slip does not go unnoticed.',
    cause:
      'A misspelt name, camelCase in the place of snake_case, or a field of another version of the contract.',
    fix: 'Compare the name with the contract, or leave the field out.',
  },
  'passwords-differ': {
    title: 'The passwords are not the same',
    meaning: 'The password and its repetition are different.',
    cause: 'A slip in one of the two fields, or Caps Lock in one of them.',
    fix: 'Show the passwords with the eye beside the field, and correct the one that is wrong.',
  },
  'role-required': {
    title: 'Choose at least one role',
    meaning: 'A member without a role could see nothing of the account.',
    cause: 'No role was ticked in the invitation or for the member.',
    fix: 'Tick the roles that the person needs; they can be changed at any time.',
  },
  'name-invalid': {
    title: 'This does not look like a name',
    meaning: 'The text is not accepted as the name of a person.',
    cause:
      'It has no letter, or has angle brackets, an @ or the address of a site in it. Letters of all scripts, hyphens and apostrophes are fine.',
    fix: 'Enter the name as you write it, without links.',
  },
  'position-invalid': {
    title: 'Special characters in the position',
    meaning: 'The position in the company has characters that it does not take.',
    cause: 'Brackets, quotes, signs such as # or =. Letters of all scripts, digits, commas and & are fine.',
    fix: 'Write it in words, such as “Head of operations”.',
  },
  'phone-invalid': {
    title: 'This is no telephone number',
    meaning: 'The number cannot be one of the country, and has no country code.',
    cause:
      'Digits are missing or too many, or there are letters in it. A number in the United States has ten digits.',
    fix: 'Enter it with the area code. For other countries begin with a plus sign and the country code.',
  },
  'website-invalid': {
    title: 'This is no website',
    meaning: 'The text is not the address of a website.',
    cause:
      'The ending is missing, there is a space in it, or it begins with something else than http or https.',
    fix: 'Enter it as in the address bar, such as `northwind.example`.',
  },
  'city-invalid': {
    title: 'This is no city',
    meaning: 'The text cannot be the name of a city.',
    cause: 'It has no letter, or signs that no city has. A ZIP Code in this field does it.',
    fix: 'Enter the name of the city alone.',
  },
  'locality-invalid': {
    title: 'This is no locality',
    meaning: 'The text cannot be the name of a city, town or village.',
    cause: 'It has no letter, or signs that no place has. A postal code in this field does it.',
    fix: 'Enter the name of the place alone; the postal code has its own field.',
  },
  'state-invalid': {
    title: 'This is no state',
    meaning: 'The text is none of the two-letter codes of the United States.',
    cause: 'A name in full, or a code of another country.',
    fix: 'Enter two letters, such as UT. Territories and military mail (AA, AE, AP) count.',
  },
  'zip-invalid': {
    title: 'This is no ZIP Code',
    meaning: 'The text does not have the form of a ZIP Code.',
    cause: 'Digits are missing, often a leading zero that a spreadsheet has dropped.',
    fix: 'Enter five digits, or nine with a hyphen: 84601 or 84601-1234.',
  },
  'card-number-invalid': {
    title: 'The card number is not right',
    meaning: 'The number cannot be that of a card.',
    cause:
      'A digit is missing, wrong or has changed places: the last one proves all others, and it does not fit.',
    fix: 'Compare it with the card. Spaces and hyphens do not matter.',
  },
  'card-month-invalid': {
    title: 'The month is not right',
    meaning: 'The month of expiry is not one of the twelve.',
    cause: 'Month and year have changed places, or it was written in letters.',
    fix: 'Enter it with two digits, as on the card: 01 to 12.',
  },
  'card-year-invalid': {
    title: 'The year is not right',
    meaning: 'The year of expiry is not two digits.',
    cause: 'Month and year have changed places, or a digit is missing.',
    fix: 'Enter the last two digits, as on the card. A year of four digits is shortened by itself.',
  },
  'card-name-invalid': {
    title: 'The name on the card is missing',
    meaning: 'The field does not have a name.',
    cause: 'Often the card number was filled into this field by the browser.',
    fix: 'Enter the name as it is printed on the card.',
  },
  'card-cvv-invalid': {
    title: 'The security code is not right',
    meaning: 'The code does not have as many digits as this kind of card has.',
    cause: 'A digit is missing, or the code of another card was entered.',
    fix: 'Enter the three digits on the back; with American Express, the four on the front.',
  },
} as const satisfies Record<string, ErrorHelp>
