import type { ReactNode } from 'react'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import type { LoginErrorKind } from './login-error.ts'

const link = 'font-medium underline underline-offset-4 hover:no-underline'
// Plain links: each starts over.
const singleSignOn = (
  <a className={link} href="/login/sso">
    single sign-on
  </a>
)
const signUp = (label: string) => (
  <a className={link} href="/signup">
    {label}
  </a>
)
const logIn = (
  <a className={link} href="/login">
    Log in
  </a>
)
const support = (
  <a className={link} href="/contact/support">
    contact support
  </a>
)

const texts: Record<LoginErrorKind, { title: string; body: ReactNode }> = {
  'no-account-linked': {
    title: 'No account is linked to this login',
    body: (
      <>
        If your organization has {singleSignOn}, log in there. New here? {signUp('Sign up')}. If you’re also
        on accounts outside your organization, give your password on the login page once, then use single
        sign-on in this browser. Otherwise, log in another way, or {support}.
      </>
    ),
  },
  'upstream-failure': {
    title: 'Oops, that did not work',
    body: <>The other service didn’t respond correctly. Try again, or {support}.</>,
  },
  'provider-login-taken': {
    title: 'This login is already registered',
    body: (
      <>
        {logIn} with it, or {signUp('create a new account')} another way.
      </>
    ),
  },
  'login-already-exists': {
    title: 'This login is already linked',
    body: 'Add a different one.',
  },
  'too-many-requests': {
    title: 'Too many attempts',
    body: 'Wait a minute, then try again.',
  },
}

/** Why a redirected login has failed, and what to do. */
export default function LoginErrorAlert({ kind }: { kind: LoginErrorKind }) {
  const { title, body } = texts[kind]
  return (
    <Alert tone="danger" title={title} className="mb-5">
      {body}
    </Alert>
  )
}
