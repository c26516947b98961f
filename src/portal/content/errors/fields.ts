import type { ErrorHelp } from './help.ts'

/** Field errors that the contract can't express. */
export const inputHelp = {
  'passwords-differ': {
    title: 'The passwords don’t match',
    meaning: 'The password and its confirmation are different.',
    cause: 'One field has a typo, or Caps Lock was on.',
    fix: 'Select the eye icon to show the passwords, and correct the wrong one.',
  },
  'role-required': {
    title: 'Choose at least one role',
    meaning: 'A member without a role can’t see anything in the account.',
    cause: 'No role was selected for the member or in the invitation.',
    fix: 'Select the roles that the person needs. You can change them at any time.',
  },
  'name-invalid': {
    title: 'The name isn’t valid',
    meaning: 'The text isn’t accepted as a person’s name.',
    cause:
      'It has no letters, or it contains angle brackets, an @, or a website. Letters in any script, hyphens, and apostrophes are fine.',
    fix: 'Enter the name as you write it, without links.',
  },
  'position-invalid': {
    title: 'The job title has special characters',
    meaning: 'The job title contains characters that aren’t accepted.',
    cause:
      'It contains brackets, quotation marks, or symbols such as # or =. Letters in any script, digits, commas, and & are fine.',
    fix: 'Write it in words, such as “Head of operations”.',
  },
  'phone-invalid': {
    title: 'The phone number isn’t valid',
    meaning: 'The number isn’t valid in the selected country, and it has no country code.',
    cause: 'It has too few or too many digits, or it contains letters. US numbers have 10 digits.',
    fix: 'Enter the number with its area code. For other countries, start with a plus sign and the country code.',
  },
  'website-invalid': {
    title: 'The website isn’t valid',
    meaning: 'The text isn’t a website address.',
    cause: 'The ending is missing, it has a space, or it starts with something other than http or https.',
    fix: 'Enter it as in your browser’s address bar, such as `northwind.example`.',
  },
  'city-invalid': {
    title: 'The city isn’t valid',
    meaning: 'The text isn’t a city name.',
    cause: 'It has no letters, or it has characters that city names don’t use. Often it’s a ZIP Code.',
    fix: 'Enter only the name of the city.',
  },
  'locality-invalid': {
    title: 'The locality isn’t valid',
    meaning: 'The text isn’t the name of a city, town, or village.',
    cause: 'It has no letters, or it has characters that place names don’t use. Often it’s a postal code.',
    fix: 'Enter only the name of the place. The postal code has its own field.',
  },
  'state-invalid': {
    title: 'The state isn’t valid',
    meaning: 'The text isn’t a two-letter US state code.',
    cause: 'It’s a full name or another country’s code.',
    fix: 'Enter two letters, such as UT. Territories and military mail (AA, AE, and AP) are included.',
  },
  'zip-invalid': {
    title: 'The ZIP Code isn’t valid',
    meaning: 'The text isn’t in ZIP Code format.',
    cause: 'Digits are missing. Spreadsheets often remove a leading zero.',
    fix: 'Enter five digits, or nine with a hyphen: 84601 or 84601-1234.',
  },
  'card-number-invalid': {
    title: 'The card number isn’t valid',
    meaning: 'The number doesn’t pass the check that all card numbers pass.',
    cause: 'A digit is missing or wrong, or two digits are swapped.',
    fix: 'Compare the number with your card. Spaces and hyphens don’t matter.',
  },
  'card-month-invalid': {
    title: 'The month isn’t valid',
    meaning: 'The expiration month must be between 01 and 12.',
    cause: 'Month and year are swapped, or the month is spelled out.',
    fix: 'Enter the two digits on your card.',
  },
  'card-year-invalid': {
    title: 'The year isn’t valid',
    meaning: 'The expiration year must have two digits.',
    cause: 'Month and year are swapped, or a digit is missing.',
    fix: 'Enter the last two digits of the year on your card. We shorten four-digit years automatically.',
  },
  'card-name-invalid': {
    title: 'The name on the card is missing',
    meaning: 'The field doesn’t contain a name.',
    cause: 'Often the browser autofilled the card number into this field.',
    fix: 'Enter the name exactly as it’s printed on your card.',
  },
  'card-cvv-invalid': {
    title: 'The security code isn’t valid',
    meaning: 'The code has the wrong number of digits for this type of card.',
    cause: 'A digit is missing, or it’s another card’s code.',
    fix: 'Enter the three digits on the back. For American Express, enter the four digits on the front.',
  },
} as const satisfies Record<string, ErrorHelp>

/** Field errors that the contracts define. */
export const ruleHelp = {
  required: {
    title: 'A field is empty',
    meaning: 'This field is required.',
    cause: 'It was left empty. In code, the property is missing, null, or an empty string.',
    fix: 'Fill in the field and submit the form again.',
  },
  'too-short': {
    title: 'The text is too short',
    meaning: 'The field needs more characters.',
    cause: 'New passwords need at least 15 characters. Some IDs and tokens have a fixed length.',
    fix: 'Enter at least as many characters as the message says. A password made of a few words is long and easy to remember.',
  },
  'too-long': {
    title: 'The text is too long',
    meaning: 'The text has more characters than the field accepts.',
    cause: 'You typed or pasted too much. A counter appears next to the field near the limit.',
    fix: 'Shorten the text to the number in the message. We never cut off text for you.',
  },
  'too-small': {
    title: 'The number is too small',
    meaning: 'The number is below the minimum.',
    cause: 'It’s zero or negative, or it’s a page number below 1.',
    fix: 'Enter at least the number in the message.',
  },
  'too-large': {
    title: 'The number is too large',
    meaning: 'The number is above the maximum.',
    cause: 'It has an extra digit, or it’s a page size that isn’t supported.',
    fix: 'Enter at most the number in the message.',
  },
  'too-few': {
    title: 'Not enough items selected',
    meaning: 'The list has fewer items than required.',
    cause: 'Nothing was selected, or the request has an empty list.',
    fix: 'Select at least as many items as the message says.',
  },
  'too-many': {
    title: 'Too many items selected',
    meaning: 'The list has more items than one request accepts.',
    cause: 'You selected or sent more items than allowed.',
    fix: 'Select fewer, and send the rest in another request.',
  },
  'invalid-email': {
    title: 'The email address isn’t valid',
    meaning: 'The text isn’t in email address format.',
    cause: 'The @ or the ending is missing, it has a space or a comma, or it includes a name.',
    fix: 'Enter only the address, such as `dana@northwind.example`.',
  },
  'invalid-option': {
    title: 'Choose one of the options',
    meaning: 'The value isn’t one of the options.',
    cause: 'Nothing was selected, or the options changed after you opened the page.',
    fix: 'Choose an option from the list. In code, send one of the values in the contract, spelled exactly.',
  },
  'invalid-type': {
    title: 'The value has the wrong type',
    meaning: 'The field expects another type, such as a number, a string, or a list.',
    cause: 'Usually the request has a number in quotes, or a string instead of an ID.',
    fix: 'Send the type that the contract specifies for this field.',
  },
  'invalid-format': {
    title: 'The value has the wrong format',
    meaning: 'The type is correct, but the format isn’t.',
    cause:
      'The value has characters that the field doesn’t accept, or it’s an incomplete ID, date, or address.',
    fix: 'Follow the message next to the field. Write dates as 2026-10-31 and countries as three letters.',
  },
  'unknown-field': {
    title: 'Unknown field',
    meaning:
      'The request has a field that the operation doesn’t define. We reject it so that you notice typos.',
    cause:
      'The name is misspelled, in camelCase instead of snake_case, or from another version of the contract.',
    fix: 'Compare the name with the contract, or leave out the field. If a name comes close, the message suggests it.',
  },
  'unknown-parameter': {
    title: 'Unknown parameter',
    meaning:
      'The address API doesn’t have this parameter for this operation. It rejected the request, and nothing was counted.',
    cause:
      'The name is misspelled, belongs to another operation, or comes from another provider’s API. If we ignored it, you’d pay for lookups that don’t do what you asked.',
    fix: 'Use the suggested name if there is one. Otherwise, compare the name with the API reference, or leave out the parameter.',
  },
} as const satisfies Record<string, ErrorHelp>
