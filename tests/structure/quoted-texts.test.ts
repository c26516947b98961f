import { describe, expect, test } from 'vitest'
import { TOAST_TIMES } from '#domain/toast-times.ts'
import { sourcesIn } from '../../scripts/lib/sources.ts'

/** Every text that the specification gives letter by letter, by the section that it stands in. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  'account-portal §5, validation rules': [
    'This field is required.',
    "Passwords don't match.",
    'Please select an option.',
    'Please select a role(s).',
    'End date cannot be before start date.',
  ],
  'account-portal §8, success messages': [
    'Contact info saved.',
    'Request to change the login e-mail received; check the new e-mail.',
    'Successfully switched accounts.',
    'Secret key restored.',
    'Secret key deleted.',
    'Embedded key restored.',
    'Embedded key deleted.',
    'Key saved successfully.',
  ],
  'account-portal §8, errors': [
    'Whoops! Something went wrong. Please try again.',
    'An unknown error occurred.',
    'Please correct the errors and resubmit the form.',
    'Unable to switch accounts',
    'Unable to load Primary Contact',
    'Permissions failed to load',
    'Unknown Error',
  ],
  'account-portal §8, free trial': ['You have already used your one time free trial for'],
  'storefront-and-session §8': ['user profile could not be loaded from api'],
  'decision U7': [
    "We couldn't reach the server. Check your connection and try again.",
    'Unhandled field: ',
    "You're going too fast. Wait {seconds} seconds and try again.",
  ],
}

const code = sourcesIn(['src/domain'])
  .filter(({ path }) => !path.includes('.test.'))
  .map(({ text }) => text)

/** As it stands between the quotes of a file, whole or at the beginning of a longer text. */
function isInCode(text: string): boolean {
  return code.some(source => source.includes(`'${text}`) || source.includes(`"${text}`))
}

for (const [section, texts] of Object.entries(QUOTED))
  describe(section, () => {
    test.each(texts)('%s', text => expect(isInCode(text)).toBe(true))
  })

test('the times of toasts: account-portal §8, storefront-and-session §9', () => {
  expect(TOAST_TIMES).toEqual({
    text: 5000,
    perWords: 1000,
    words: 120,
    other: 6000,
    notAList: 4000,
    failure: 3000,
    cartRemoval: 6000,
  })
})
