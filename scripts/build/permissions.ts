import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { customerPermissions, customerRoles, permittedPages } from '../lib/permission-table.ts'

const ID = 'virtual:permissions'
const RESOLVED = `\0${ID}`

/** Lets pages import what each role allows, as the contracts say it and the server enforces it. */
export function providePermissions(): Plugin {
  return {
    name: 'permissions',
    resolveId: id => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      for (const file of globSync('generated/*/openapi.json')) this.addWatchFile(resolve(file))
      return `export const customerRoles = ${JSON.stringify(customerRoles())}
export const operations = ${JSON.stringify(customerPermissions())}
export const pages = ${JSON.stringify(permittedPages())}`
    },
  }
}
