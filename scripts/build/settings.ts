import type { Plugin } from 'vite'
import { checkVariables } from '../../src/portal/content/settings.ts'

/** Fails the build for a variable with a value that cannot be meant, before any page has it. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    configResolved({ env }) {
      checkVariables(env)
    },
  }
}
