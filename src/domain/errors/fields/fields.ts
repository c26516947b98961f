import type { CatalogEntry } from '../entry.ts'

/** What can be wrong with a person's input, one reason each (account-portal §5). */
export const fieldsErrors = {
  'passwords-differ': { id: null, status: 400, message: "Passwords don't match." },
  'role-required': { id: null, status: 400, message: 'Please select a role(s).' },
  'name-invalid': { id: null, status: 400, message: 'Enter a valid name.' },
  'position-invalid': { id: null, status: 400, message: 'Remove special characters.' },
  'phone-invalid': { id: null, status: 400, message: 'Enter a valid phone number.' },
  'website-invalid': { id: null, status: 400, message: 'Enter a valid website.' },
  'city-invalid': { id: null, status: 400, message: 'Enter a valid city.' },
  'locality-invalid': { id: null, status: 400, message: 'Enter a valid locality.' },
  'state-invalid': { id: null, status: 400, message: 'Enter a valid state.' },
  'zip-invalid': { id: null, status: 400, message: 'Enter a valid ZIP Code.' },
  'card-number-invalid': { id: null, status: 400, message: 'Enter a valid card number.' },
  'card-month-invalid': { id: null, status: 400, message: 'Enter a month from 01 to 12.' },
  'card-year-invalid': { id: null, status: 400, message: 'Enter the year with two digits.' },
  'card-name-invalid': { id: null, status: 400, message: 'Enter the name on the card.' },
  'card-cvv-invalid': { id: null, status: 400, message: 'Enter the security code of the card.' },
} as const satisfies Record<string, CatalogEntry>
