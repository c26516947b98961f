/** Something that the site keeps in the browser. A structure test compares the names with the code. */
export interface StoredThing {
  name: string
  kind: 'cookie' | 'local' | 'session' | 'database'
  /** What it is for. */
  text: string
  /** How long it stays. */
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
    text: 'Keeps you logged in, and keeps what you have begun. The site does not work without it.',
    things: [
      {
        name: 'session',
        kind: 'cookie',
        text: 'Keeps you logged in. No script can read it.',
        until: '30 days, or 24 hours without use',
      },
      {
        name: 'device',
        kind: 'cookie',
        text: 'Recognizes a browser that you have logged in with, so that strangers who guess passwords cannot lock you out.',
        until: '180 days',
      },
      {
        name: 'sign-up',
        kind: 'cookie',
        text: 'Recognizes the browser that signed up when the link in the mail is opened.',
        until: '24 hours',
      },
      {
        name: 'login-state',
        kind: 'cookie',
        text: 'Ties a login with another service to the browser that started it.',
        until: '10 minutes',
      },
      {
        name: 'invitation',
        kind: 'cookie',
        text: 'Remembers which invitation you have opened until you accept it.',
        until: 'Until you close the browser',
      },
      {
        name: 'gatepost-session',
        kind: 'local',
        text: 'Whether you are logged in, so that a page shows the right links. It opens nothing.',
        until: 'Until you log out',
      },
      {
        name: 'gatepost-only-account',
        kind: 'local',
        text: 'The number of your account, for the link to it.',
        until: 'Until you log out',
      },
      {
        name: 'gatepost-session-ended',
        kind: 'session',
        text: 'Tells the login page why you are there.',
        until: TAB,
      },
      {
        name: 'gatepost-after-login',
        kind: 'session',
        text: 'Where you wanted to go before you logged in.',
        until: TAB,
      },
      {
        name: 'gatepost-login-attempt',
        kind: 'session',
        text: 'A login with another service that is on its way.',
        until: TAB,
      },
      {
        name: 'gatepost-login-error',
        kind: 'session',
        text: 'Why a login with another service failed.',
        until: TAB,
      },
      {
        name: 'gatepost-acted-as',
        kind: 'session',
        text: 'For our staff only: whom they helped last in this tab.',
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
        text: 'Your last searches of this site, six at the most. They never leave your browser.',
        until: 'Until you log out or clear them',
      },
      {
        name: 'gatepost-drafts',
        kind: 'session',
        text: 'Forms of your account that were half filled in when your session ended. Never a password.',
        until: 'A day, or until you close the tab',
      },
      {
        name: 'gatepost-form-drafts',
        kind: 'session',
        text: 'What you have typed into a form of this site and not sent yet.',
        until: TAB,
      },
      {
        name: 'gatepost-unsent-forms',
        kind: 'local',
        text: 'Forms that you sent without a network. They are sent when it is back.',
        until: 'Until they are sent, at most 7 days',
      },
      {
        name: 'gatepost-list',
        kind: 'database',
        text: 'A list of addresses that you verify with the tools of your account, with the results, so that it survives a reload.',
        until: 'Until you remove the list; an older one than 14 days goes when you open the page',
      },
    ],
  },
  {
    category: 'functional',
    title: 'Functional',
    text: 'Remembers what you chose, and spares your browser work.',
    things: [
      { name: 'theme', kind: 'local', text: 'Light or dark, if you chose one.', until: CLEARED },
      { name: 'times', kind: 'local', text: 'Whether you prefer exact times.', until: CLEARED },
      { name: 'gatepost-no-slash', kind: 'local', text: 'That you switched off a shortcut.', until: CLEARED },
      {
        name: 'gatepost-first-steps-hidden',
        kind: 'local',
        text: 'In which accounts you hid the first steps.',
        until: CLEARED,
      },
      {
        name: 'font',
        kind: 'local',
        text: 'That the font is in the cache of your browser, so that a page need not wait for it.',
        until: CLEARED,
      },
      {
        name: 'gatepost-recent',
        kind: 'session',
        text: 'Where you went last from the search of your account.',
        until: TAB,
      },
      { name: 'banner-closed:trial', kind: 'session', text: 'That you closed the banner.', until: TAB },
    ],
  },
  {
    category: 'analytics',
    title: 'Analytics',
    text: 'Nothing. No script counts what you do here.',
    things: [],
  },
  {
    category: 'advertising',
    title: 'Advertising',
    text: 'Nothing. No cookie or identifier of an advertiser is stored, and none is read from the address of a page.',
    things: [],
  },
]
