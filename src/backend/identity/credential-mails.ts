import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import type { Person } from './people.ts'

const IF_NOT_YOU = 'If it was not you, choose a new password at once, and contact support:'

/** Notifies the owner of an address that the password has changed: someone else may have changed it. */
export function passwordChangedMail({ username }: Person, kernel: Kernel): Mail {
  return {
    to: username,
    subject: 'Your password was changed',
    body: [
      'The password of your Gatepost login has just been changed. Other sessions were logged out.',
      '',
      IF_NOT_YOU,
      `${kernel.publicUrl()}/forgot-password`,
    ].join('\n'),
  }
}

export function passwordAddedMail({ username }: Person, kernel: Kernel): Mail {
  return {
    to: username,
    subject: 'A password was added to your login',
    body: [
      'Your Gatepost login has a password from now on, beside what you have logged in with so far.',
      '',
      IF_NOT_YOU,
      `${kernel.publicUrl()}/forgot-password`,
    ].join('\n'),
  }
}

/** To the new address; the token is in the fragment, which browsers never send. */
export function confirmNewAddressMail(
  { userId }: Person,
  { username, token }: { username: string; token: string },
  kernel: Kernel,
): Mail {
  return {
    to: username,
    subject: 'Confirm your new login e-mail',
    body: [
      'You have asked to log in at Gatepost with this e-mail address from now on.',
      '',
      'Confirm that it is yours:',
      `${kernel.publicUrl()}/confirm-email?user_id=${userId}#token=${token}`,
      '',
      'The link works for 24 hours. If you did not ask for it, delete this mail; without the link nothing happens.',
    ].join('\n'),
  }
}

/** To the current address, so that its owner learns of the change. */
export function addressChangeAskedMail(person: Person, newAddress: string, kernel: Kernel): Mail {
  return {
    to: person.username,
    subject: 'Somebody asks to change your login e-mail',
    body: [
      `Somebody, probably you, has asked to log in at Gatepost with ${newAddress} instead of this address.`,
      '',
      'Nothing changes until the link is followed that went to the new address. If it was not you, take the change back and choose a new password:',
      `${kernel.publicUrl()}/account/profile/security#email`,
    ].join('\n'),
  }
}

export function addressChangedMail(oldAddress: string, newAddress: string, kernel: Kernel): Mail {
  return {
    to: oldAddress,
    subject: 'Your login e-mail was changed',
    body: [
      `From now on you log in at Gatepost with ${newAddress}. This address is no longer used.`,
      '',
      'If it was not you, contact support at once:',
      `${kernel.publicUrl()}/contact/support`,
    ].join('\n'),
  }
}

export function passwordResetMail({ username }: Person, token: string, kernel: Kernel): Mail {
  return {
    to: username,
    subject: 'Choose a new password',
    body: [
      'Somebody, probably you, has asked for a new password for your Gatepost login.',
      '',
      'Choose it here:',
      `${kernel.publicUrl()}/reset-password#token=${token}&username=${encodeURIComponent(username)}`,
      '',
      'The link works for 30 minutes and once. If you did not ask for it, delete this mail; your password stays as it is.',
    ].join('\n'),
  }
}

/** To a person who can't log in with a password: explains what to do instead. */
export function noPasswordResetMail(person: Person, providers: readonly string[], kernel: Kernel): Mail {
  const origin = kernel.publicUrl()
  return {
    to: person.username,
    subject: 'About your Gatepost login',
    body: [
      'Somebody, probably you, has asked for a new password for your Gatepost login.',
      '',
      ...insteadOfReset(person, providers, origin),
      '',
      'If you did not ask for it, delete this mail; nothing has changed.',
    ].join('\n'),
  }
}

function insteadOfReset(person: Person, providers: readonly string[], origin: string): string[] {
  if (person.disabled) return ['This login is switched off. Contact support:', `${origin}/contact/support`]
  if (!person.confirmed)
    return [
      'This address is not confirmed yet, so there is no account to come back to. Sign up once more, with the password that you want:',
      `${origin}/signup`,
    ]
  const others = providers.map(name => `${name.charAt(0).toUpperCase()}${name.slice(1)}`).join(' or ')
  return [
    `You have no password here. Log in ${others ? `with ${others}` : 'the way you did so far'}, and add a password in your profile if you like:`,
    `${origin}/login`,
  ]
}
