import type { Plugin } from 'vite'
import { checkPhones } from '../../src/portal/content/phones.ts'
import { checkSignUpEntry } from '../../src/portal/content/site.ts'

/** Fails the build for a variable with a value that cannot be meant, before any page has it. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    configResolved({ env }) {
      checkPhones(env)
      checkSignUpEntry(env.VITE_SIGNUP_ENTRY)
    },
  }
}
