/** A cookie or storage entry. A structure test compares the names with the code. */
export interface StoredThing {
  name: string
  kind: 'cookie' | 'local' | 'cookie and local' | 'session' | 'database' | 'cache'
  /** Purpose. */
  text: string
  /** Duration. Safari keeps what scripts store, cookies too, for 7 days without a visit at most. */
  until: string
}

/** The categories of the consent preferences, as the contract of the forms names them. */
export interface StorageCategory {
  category: 'necessary' | 'functional' | 'analytics' | 'advertising'
  title: string
  text: string
  things: readonly StoredThing[]
}

const TAB = 'Until you close the tab'
const CLEARED = 'Until you clear it'

export const storage: readonly StorageCategory[] = [
  {
    category: 'necessary',
    title: 'Necessary',
    text: 'Keeps you logged in, saves your work in progress, and remembers settings you change. These need no consent, because each one is part of something you asked for.',
    things: [
      {
        name: 'session',
        kind: 'cookie',
        text: 'Keeps you logged in. Scripts can’t read it.',
        until: '30 days, or 24 hours without use',
      },
      {
        name: 'set-up',
        kind: 'cookie',
        text: 'Remembers that you opened a set-up link for single sign-on. Scripts can’t read it.',
        until: 'Until you close the browser, or for 8 hours',
      },
      {
        name: 'device',
        kind: 'cookie',
        text: 'Recognizes browsers you’ve logged in with, so failed attempts by others can’t lock you out.',
        until: '180 days',
      },
      {
        name: 'sign-up',
        kind: 'cookie',
        text: 'Recognizes the browser you signed up with when you open the link in the email.',
        until: '24 hours',
      },
      {
        name: 'login-state',
        kind: 'cookie',
        text: 'Ties a third-party login to the browser that started it.',
        until: '10 minutes',
      },
      {
        name: 'password-proof',
        kind: 'cookie',
        text: 'Remembers that you gave your password before you were sent to your organization’s single sign-on.',
        until: '10 minutes',
      },
      {
        name: 'invitation',
        kind: 'cookie',
        text: 'Remembers the invitation you opened until you accept it.',
        until: 'Until you close the browser',
      },
      {
        name: 'gatepost-session',
        kind: 'local',
        text: 'Whether you’re logged in, so pages show the right links. It doesn’t grant access.',
        until: 'Until you log out',
      },
      {
        name: 'gatepost-only-account',
        kind: 'local',
        text: 'Your account number, for the link to your account.',
        until: 'Until you log out',
      },
      {
        name: 'gatepost-consent',
        kind: 'local',
        text: 'Your consent preferences, and which scripts have run with them.',
        until: CLEARED,
      },
      {
        name: 'gatepost-session-ended',
        kind: 'session',
        text: 'Why the login page was opened.',
        until: TAB,
      },
      {
        name: 'gatepost-after-login',
        kind: 'session',
        text: 'The page you requested before you logged in.',
        until: TAB,
      },
      {
        name: 'gatepost-login-attempt',
        kind: 'session',
        text: 'A third-party login in progress.',
        until: TAB,
      },
      {
        name: 'gatepost-sso-rehearsal',
        kind: 'local',
        text: 'A test login of single sign-on in progress.',
        until: 'Until the test login is complete',
      },
      {
        name: 'gatepost-login-error',
        kind: 'session',
        text: 'Why a third-party login failed.',
        until: TAB,
      },
      {
        name: 'gatepost-acted-as',
        kind: 'session',
        text: 'For our staff only: the last person they helped in this tab.',
        until: TAB,
      },
      {
        name: 'gatepost-cart',
        kind: 'local',
        text: 'The plans in your cart.',
        until: 'Until you order or empty it',
      },
      {
        name: 'gatepost-searches',
        kind: 'local',
        text: 'Your last six searches on this site. They never leave your browser.',
        until: 'Until you log out or clear them',
      },
      {
        name: 'gatepost-drafts',
        kind: 'session',
        text: 'Unfinished account forms, kept when your session ends or the page reloads. Passwords are never stored.',
        until: 'A day, or until you close the tab',
      },
      {
        name: 'gatepost-form-drafts',
        kind: 'session',
        text: 'Unsent text in forms on this site.',
        until: TAB,
      },
      {
        name: 'gatepost-unsent-forms',
        kind: 'local',
        text: 'Forms you submitted while offline. They’re sent when you’re back online.',
        until: 'Until they’re sent, at most 7 days',
      },
      {
        name: 'gatepost-account',
        kind: 'cache',
        text: 'What the pages of your account read last, so you can read it offline. No passwords, keys, or tokens.',
        until: 'Until you log out, at most 24 hours',
      },
      {
        name: 'gatepost-files',
        kind: 'cache',
        text: 'The files of the account pages you’ve opened, so they open offline.',
        until: 'Until you log out, or two versions later',
      },
      { name: 'theme', kind: 'local', text: 'Light or dark mode, if you chose one.', until: CLEARED },
      { name: 'times', kind: 'local', text: 'Whether you prefer exact times.', until: CLEARED },
      {
        name: 'zone',
        kind: 'local',
        text: 'The time zone in which pages show times, if it isn’t yours.',
        until: CLEARED,
      },
      {
        name: 'gatepost-no-slash',
        kind: 'local',
        text: 'That you turned off a keyboard shortcut.',
        until: CLEARED,
      },
      {
        name: 'gatepost-first-steps-hidden',
        kind: 'local',
        text: 'The accounts in which you hid the first steps.',
        until: CLEARED,
      },
      {
        name: 'gatepost-about-you',
        kind: 'local',
        text: 'Whether you have answered or dismissed “Tell us about yourself”.',
        until: CLEARED,
      },
      {
        name: 'font',
        kind: 'local',
        text: 'That the font is in your browser’s cache, so pages don’t wait for it.',
        until: CLEARED,
      },
      {
        name: 'gatepost-recent',
        kind: 'session',
        text: 'The last places you opened from the search in your account.',
        until: TAB,
      },
      { name: 'banner-closed:trial', kind: 'session', text: 'That you closed the banner.', until: TAB },
      {
        name: 'tsr-scroll-restoration-v1_3',
        kind: 'session',
        text: 'How far you scrolled on each page, so Back returns you there.',
        until: TAB,
      },
      {
        name: 'gatepost-list',
        kind: 'database',
        text: 'The address list you’re verifying with the tools in your account, with its results, so you can reload the page.',
        until: 'Until you remove the list, or the next time you open the page after 14 days',
      },
    ],
  },
  {
    category: 'functional',
    title: 'Functional',
    text: 'For services of other companies that add a convenience, such as live chat. We store nothing for it ourselves.',
    things: [],
  },
  {
    category: 'analytics',
    title: 'Analytics',
    text: 'Keeps the analytics ID that a link to this site carries, and sends it with the forms you submit. Also lets pages report their errors to a service of another company. No script tracks what you do here.',
    things: [
      {
        name: 'gatepost-analytics-id',
        kind: 'cookie and local',
        text: 'The ID in the link that brought you here (gacid).',
        until: '365 days; in Safari, 7 days',
      },
    ],
  },
  {
    category: 'advertising',
    title: 'Advertising',
    text: 'Remembers which ad or campaign link brought you here, and sends it with the forms you submit. We don’t track you on other sites.',
    things: [
      {
        name: 'gatepost-attribution',
        kind: 'cookie and local',
        text: 'The campaign in the links of your first and latest visit (utm_source, utm_medium, utm_campaign, utm_content, utm_term, fbclid).',
        until: '365 days; in Safari, 7 days',
      },
      {
        name: 'gatepost-click-ids',
        kind: 'cookie and local',
        text: 'The ad you clicked, on your first and latest visit (gclid, gbraid, wbraid, msclkid).',
        until: '90 days; in Safari, 7 days',
      },
    ],
  },
]
