import type { ErrorHelp } from './help.ts'

/** Reasons of our own, for fields whose form the contract cannot say. */
export const inputHelp = {
  'passwords-differ': {
    title: 'The passwords do not match',
    meaning: 'The password and its confirmation are different.',
    cause: 'A typo or Caps Lock in one of the two fields.',
    fix: 'Use the eye next to the field to show the passwords, and correct the wrong one.',
  },
  'role-required': {
    title: 'Choose at least one role',
    meaning: 'A member without a role cannot see anything in the account.',
    cause: 'No role was selected in the invitation or for the member.',
    fix: 'Select the roles that the person needs. You can change them at any time.',
  },
  'name-invalid': {
    title: 'Not a valid name',
    meaning: 'The text is not accepted as the name of a person.',
    cause:
      'It has no letters, or it has angle brackets, an @ or the address of a site. Letters of all scripts, hyphens and apostrophes are fine.',
    fix: 'Enter the name the way you write it, without links.',
  },
  'position-invalid': {
    title: 'Special characters in the job title',
    meaning: 'The job title has characters that are not accepted.',
    cause:
      'Brackets, quotation marks, or symbols such as # or =. Letters of all scripts, digits, commas and & are fine.',
    fix: 'Write it in words, such as “Head of operations”.',
  },
  'phone-invalid': {
    title: 'Not a valid phone number',
    meaning: 'The number is not valid in the country, and it has no country code.',
    cause:
      'It has too few or too many digits, or it contains letters. A number in the United States has ten digits.',
    fix: 'Enter the number with its area code. For other countries, start with a plus sign and the country code.',
  },
  'website-invalid': {
    title: 'Not a valid website',
    meaning: 'The text is not the address of a website.',
    cause: 'The ending is missing, there is a space, or it begins with something other than http or https.',
    fix: 'Enter it as in the address bar, such as `northwind.example`.',
  },
  'city-invalid': {
    title: 'Not a valid city',
    meaning: 'The text is not the name of a city.',
    cause: 'It has no letters, or it has characters that no city has. Often a ZIP Code was entered here.',
    fix: 'Enter only the name of the city.',
  },
  'locality-invalid': {
    title: 'Not a valid locality',
    meaning: 'The text is not the name of a city, town or village.',
    cause: 'It has no letters, or it has characters that no place has. Often a postal code was entered here.',
    fix: 'Enter only the name of the place. The postal code has its own field.',
  },
  'state-invalid': {
    title: 'Not a valid state',
    meaning: 'The text is not one of the two-letter codes of the United States.',
    cause: 'A full name, or a code of another country.',
    fix: 'Enter two letters, such as UT. Territories and military mail (AA, AE, AP) are included.',
  },
  'zip-invalid': {
    title: 'Not a valid ZIP Code',
    meaning: 'The text is not in the format of a ZIP Code.',
    cause: 'Digits are missing, often a leading zero that a spreadsheet removed.',
    fix: 'Enter five digits, or nine with a hyphen: 84601 or 84601-1234.',
  },
  'card-number-invalid': {
    title: 'The card number is not valid',
    meaning: 'No card can have this number.',
    cause:
      'A digit is missing or wrong, or two digits are swapped. The last digit checks all the others, and it does not match.',
    fix: 'Compare the number with the card. Spaces and hyphens do not matter.',
  },
  'card-month-invalid': {
    title: 'The month is not valid',
    meaning: 'The expiration month must be between 01 and 12.',
    cause: 'Month and year are swapped, or the month was written in letters.',
    fix: 'Enter two digits, as on the card.',
  },
  'card-year-invalid': {
    title: 'The year is not valid',
    meaning: 'The expiration year must have two digits.',
    cause: 'Month and year are swapped, or a digit is missing.',
    fix: 'Enter the last two digits, as on the card. A year with four digits is shortened automatically.',
  },
  'card-name-invalid': {
    title: 'The name on the card is missing',
    meaning: 'The field does not contain a name.',
    cause: 'Often the browser filled the card number into this field.',
    fix: 'Enter the name as it is printed on the card.',
  },
  'card-cvv-invalid': {
    title: 'The security code is not valid',
    meaning: 'The code does not have the number of digits for this type of card.',
    cause: 'A digit is missing, or the code of another card was entered.',
    fix: 'Enter the three digits on the back. With American Express, enter the four digits on the front.',
  },
} as const satisfies Record<string, ErrorHelp>

/** The rules that the contracts give a field. */
export const ruleHelp = {
  required: {
    title: 'A field is empty',
    meaning: 'This field is required.',
    cause:
      'It was left empty. Programs get this error for a property that is missing, null or an empty string.',
    fix: 'Fill in the field and submit the form again.',
  },
  'too-short': {
    title: 'The text is too short',
    meaning: 'The field needs more characters.',
    cause: 'A new password needs at least fifteen characters. Some ids and tokens have a fixed length.',
    fix: 'Make the text as long as the message says. A password made of a few words is long and easy to remember.',
  },
  'too-long': {
    title: 'The text is too long',
    meaning: 'The field accepts fewer characters.',
    cause:
      'You typed or pasted more than fits. A counter next to the field appears when you get close to the limit.',
    fix: 'Shorten the text to the number in the message. We never cut text off for you.',
  },
  'too-small': {
    title: 'The number is too small',
    meaning: 'The number is below the minimum.',
    cause: 'A zero or negative number, or a page before the first one.',
    fix: 'Enter at least the number in the message.',
  },
  'too-large': {
    title: 'The number is too large',
    meaning: 'The number is above the maximum.',
    cause: 'An extra digit, or a page size that is not supported.',
    fix: 'Enter at most the number in the message.',
  },
  'too-few': {
    title: 'Not enough is selected',
    meaning: 'The list has fewer entries than it needs.',
    cause: 'Nothing was selected, or a program sent an empty list.',
    fix: 'Select at least as many as the message says.',
  },
  'too-many': {
    title: 'Too much is selected',
    meaning: 'The list has more entries than one request can take.',
    cause: 'More was selected or sent than allowed.',
    fix: 'Select fewer, and send the rest in another request.',
  },
  'invalid-email': {
    title: 'Not a valid email address',
    meaning: 'The text is not in the format of an email address.',
    cause: 'The @ or the ending is missing, there is a space or a comma, or the address includes a name.',
    fix: 'Enter only the address, such as `dana@northwind.example`.',
  },
  'invalid-option': {
    title: 'Choose one of the options',
    meaning: 'The value is not one of the options.',
    cause: 'Nothing was selected, or the list has changed since you opened the page.',
    fix: 'Choose from the list. Programs send one of the values in the contract, spelled exactly.',
  },
  'invalid-type': {
    title: 'The value has the wrong type',
    meaning: 'The field expects another type, such as a number, a string or a list.',
    cause: 'Usually a program sends a number in quotes, or a string instead of an id.',
    fix: 'Send the type that the contract names for this field.',
  },
  'invalid-format': {
    title: 'The value has the wrong format',
    meaning: 'The type is right, but the format is not. The messages of many fields say what they need.',
    cause: 'Characters that the field does not accept, or an incomplete id, date or address.',
    fix: 'Follow the message at the field. Write dates as 2026-10-31 and countries with three letters.',
  },
  'unknown-field': {
    title: 'Unknown field',
    meaning:
      'The request has a field that the operation does not have. We reject it so that a typo does not go unnoticed.',
    cause:
      'A misspelled name, camelCase instead of snake_case, or a field of another version of the contract.',
    fix: 'Compare the name with the contract, or leave the field out.',
  },
} as const satisfies Record<string, ErrorHelp>
