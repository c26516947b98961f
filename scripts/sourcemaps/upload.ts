import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sourceMapsIn } from '../build/source-maps.ts'

/** An error service of Sentry's kind, and where maps and scripts of a build are. */
export interface Upload {
  /** Its address, such as https://sentry.io. */
  url: string
  organization: string
  project: string
  token: string
  /** As events name the build. */
  release: string
  maps: string
  client: string
}

/**
 * Uploads the source maps of a build with their scripts, as files of its release. A file that exists is left
 * as it is, so that the upload can be repeated. Returns the number of maps. Throws if a file is rejected.
 */
export async function uploadSourceMaps(upload: Upload): Promise<number> {
  const { url, organization, project, release, maps, client } = upload
  const files = sourceMapsIn(maps)
  if (!files.length) throw new Error(`${maps} has no source maps. Build with SOURCE_MAPS=on first.`)
  const releases = `${url.replace(/\/$/, '')}/api/0/organizations/${organization}/releases/`
  await send(upload, releases, JSON.stringify({ version: release, projects: [project] }))
  const address = `${releases}${encodeURIComponent(release)}/files/`
  for (const file of files) {
    const script = file.replace(/\.map$/, '')
    await send(upload, address, formOf(script, join(client, script), `Sourcemap:${basename(file)}`))
    await send(upload, address, formOf(file, join(maps, file)))
  }
  return files.length
}

/** `~` stands for any origin. */
function formOf(path: string, file: string, header?: string): FormData {
  const form = new FormData()
  form.set('name', `~/${path}`)
  form.set('file', new Blob([readFileSync(file)]), basename(file))
  if (header) form.set('header', header)
  return form
}

async function send({ token }: Upload, address: string, body: string | FormData): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  })
  await response.arrayBuffer()
  if (!response.ok && response.status !== 409)
    throw new Error(`${new URL(address).pathname}: the error service answered ${response.status}`)
}
