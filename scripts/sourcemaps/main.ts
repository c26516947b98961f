/**
 * Uploads the source maps of the build to the error service, so that its stacks name our files. Build with
 * SOURCE_MAPS=on first. It takes SENTRY_ORG, SENTRY_PROJECT, SENTRY_AUTH_TOKEN, and SENTRY_URL.
 *
 *   npm run upload:sourcemaps
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SOURCE_MAPS } from '../build/source-maps.ts'
import { DIST } from '../lib/portal-build.mjs'
import { uploadSourceMaps } from './upload.ts'

const { success, data, error } = z
  .object({
    SENTRY_URL: z.url({ protocol: /^https?$/ }).default('https://sentry.io'),
    SENTRY_ORG: z.string().regex(/^[\w-]+$/),
    SENTRY_PROJECT: z.string().regex(/^[\w-]+$/),
    SENTRY_AUTH_TOKEN: z.string().min(1),
  })
  .safeParse(process.env)

if (success) {
  // As `VITE_RELEASE` names the build.
  const release = readFileSync(join(DIST, 'inputs.sha256'), 'utf8').trim().slice(0, 12)
  const count = await uploadSourceMaps({
    url: data.SENTRY_URL,
    organization: data.SENTRY_ORG,
    project: data.SENTRY_PROJECT,
    token: data.SENTRY_AUTH_TOKEN,
    release,
    maps: SOURCE_MAPS,
    client: join(DIST, 'client'),
  })
  console.log(`Release ${release}: ${count} source maps uploaded`)
} else {
  console.error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  process.exitCode = 1
}
