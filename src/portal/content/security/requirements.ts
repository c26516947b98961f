import type { CodeRow, CodeTable } from '../page.ts'

/** The standard whose requirements the product is tested against. */
export const standard = 'OWASP ASVS 5.0'

/**
 * Requirements that hold, by chapter, in our words. `tests/structure/texts/asvs.test.ts` names the test of each, and
 * fails for one without.
 */
export const requirements: readonly { chapter: string; name: string; rows: readonly CodeRow[] }[] = [
  {
    chapter: 'V1 and V2',
    name: 'Encoding, validation, and limits',
    rows: [
      { code: '1.2.10', text: 'Exported CSV files don’t run formulas in a spreadsheet.' },
      {
        code: '1.3.6',
        text: 'The server doesn’t call addresses inside its own network, whatever URL it’s given.',
      },
      { code: '1.3.12', text: 'No input can make a regular expression take exponential time.' },
      { code: '1.5.1', text: 'XML from an identity provider can’t load external entities.' },
      {
        code: '2.2.2',
        text: 'The server checks every request against its contract, also when a page already did.',
      },
      { code: '2.3.4', text: 'Two requests at the same moment can’t exceed a limit, such as seats or keys.' },
      { code: '2.4.1', text: 'Every caller has a rate limit, with and without a login.' },
    ],
  },
  {
    chapter: 'V3 and V4',
    name: 'Browsers and requests',
    rows: [
      { code: '3.3.1', text: 'The session cookie is Secure and has the __Host- prefix.' },
      { code: '3.3.2', text: 'It’s SameSite, so other sites can’t send it with a form.' },
      { code: '3.3.4', text: 'It’s HttpOnly, so scripts can’t read it.' },
      { code: '3.4.1', text: 'HTTPS is required by a header that browsers keep for a year (HSTS).' },
      { code: '3.4.3', text: 'A content security policy allows only our own scripts.' },
      { code: '3.4.4', text: 'Browsers must not guess the type of a response.' },
      { code: '3.4.5', text: 'Addresses of your pages aren’t sent to other sites.' },
      { code: '3.4.6', text: 'No other site can show our pages in a frame.' },
      { code: '3.5.1', text: 'A request that changes data must come from our own pages.' },
      { code: '4.1.3', text: 'A caller can’t claim another IP address with a header.' },
    ],
  },
  {
    chapter: 'V6',
    name: 'Logins',
    rows: [
      { code: '6.2.4', text: 'Common passwords are rejected, as are variations of them.' },
      { code: '6.2.5', text: 'A password can have any characters, and doesn’t need special ones.' },
      {
        code: '6.3.1',
        text: 'Guessing a password ends after ten tries, from all addresses of a network together.',
      },
      { code: '6.3.7', text: 'Each change of a second factor is reported by email.' },
      { code: '6.3.8', text: 'Response times and messages don’t reveal who has an account.' },
      { code: '6.4.6', text: 'Staff can send a reset link, and never see or choose a password.' },
      { code: '6.5.1', text: 'A code of an authenticator app works once, and so does a recovery code.' },
    ],
  },
  {
    chapter: 'V7',
    name: 'Sessions',
    rows: [
      { code: '7.2.4', text: 'Each login starts a new session and ends the one before it in that browser.' },
      { code: '7.3.1', text: 'A session that isn’t used for a day ends.' },
      { code: '7.3.2', text: 'No session lasts longer than 30 days.' },
      { code: '7.4.1', text: 'Logging out ends the session on the server, within five seconds everywhere.' },
      { code: '7.4.3', text: 'A new password ends all other sessions.' },
      { code: '7.4.5', text: 'Staff can end the sessions of a person.' },
      { code: '7.5.3', text: 'Viewing a secret key takes a login in the last 15 minutes.' },
    ],
  },
  {
    chapter: 'V8 to V10',
    name: 'Permissions, tokens, and single sign-on',
    rows: [
      {
        code: '8.2.1',
        text: 'Each operation is called with every role, and allows only those that it names.',
      },
      { code: '8.2.2', text: 'What belongs to another account isn’t found, whatever ID is sent.' },
      { code: '8.4.1', text: 'A token works in its own account and in no other.' },
      { code: '9.1.1', text: 'A token with changed contents is rejected.' },
      { code: '9.1.2', text: 'So is one signed with another algorithm than ours.' },
      { code: '9.1.3', text: 'So is one that brings its own key.' },
      { code: '9.2.1', text: 'An access token expires after 15 minutes.' },
      { code: '10.1.2', text: 'A single sign-on login ends in the browser that started it.' },
      { code: '10.2.2', text: 'A code from one identity provider is never sent to another.' },
    ],
  },
  {
    chapter: 'V11 to V16',
    name: 'Encryption, stored data, and logs',
    rows: [
      { code: '11.4.2', text: 'Passwords are stored as Argon2id hashes.' },
      { code: '14.2.6', text: 'Key tokens are masked in every response, except when someone views one.' },
      { code: '14.3.2', text: 'Browsers and proxies don’t cache responses of an account.' },
      { code: '16.2.5', text: 'Logs have no password, token, or cookie.' },
      { code: '16.5.1', text: 'A failure on our side shows a reference, and nothing of our system.' },
    ],
  },
]

export const requirementCount = requirements.reduce((sum, { rows }) => sum + rows.length, 0)

/** The chapters as tables for a page. */
export const requirementTables: readonly CodeTable[] = requirements.map(({ chapter, name, rows }) => ({
  kind: 'codes',
  field: chapter,
  caption: `: ${name}`,
  rows,
}))
